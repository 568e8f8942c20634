import * as z from 'zod/mini';
import { takeTurn } from '../turns.ts';
import type { Encoder } from './encoder.ts';

/** Responses with this many elements are written in pieces: writing them at once would block the event loop. */
const LONG = 2000;
const ELEMENTS_A_PIECE = 200;

/** Where a schema has lists of objects. Everything else is short. */
type Lists =
  | { readonly kind: 'list'; readonly element: z.ZodMiniType; readonly within: Lists | undefined }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, Lists>; readonly all: readonly Field[] };

type Field = readonly [name: string, schema: z.ZodMiniType];

const known = new WeakMap<z.ZodMiniType, { readonly lists: Lists | undefined }>();

/** The text that `write` makes of the body, in pieces between which other requests are served; undefined if it is short. */
export function inPieces(write: Encoder, schema: z.ZodMiniType, body: unknown): AsyncGenerator<string> | undefined {
  const lists = listsIn(schema);
  if (!lists || elementsIn(lists, body) < LONG) return undefined;
  return yielding(pieces(write, schema, lists, body));
}

async function* yielding(texts: Iterable<string>): AsyncGenerator<string> {
  for (const text of texts) {
    yield text;
    await takeTurn();
  }
}

function* pieces(write: Encoder, schema: z.ZodMiniType, lists: Lists | undefined, body: unknown): Generator<string> {
  if (!lists || elementsIn(lists, body) < ELEMENTS_A_PIECE) yield write(schema, body);
  else if (lists.kind === 'list') yield* piecesOfList(write, schema, lists, body as readonly unknown[]);
  else {
    let separator = '{';
    for (const [name, field] of lists.all) {
      yield `${separator}${JSON.stringify(name)}:`;
      yield* pieces(write, field, lists.fields.get(name), (body as Readonly<Record<string, unknown>>)[name]);
      separator = ',';
    }
    yield '}';
  }
}

function* piecesOfList(
  write: Encoder,
  schema: z.ZodMiniType,
  { element, within }: Extract<Lists, { kind: 'list' }>,
  body: readonly unknown[],
): Generator<string> {
  let separator = '[';
  const step = within ? 1 : ELEMENTS_A_PIECE;
  for (let n = 0; n < body.length; n += step) {
    yield separator;
    if (within) yield* pieces(write, element, within, body[n]);
    else yield write(schema, body.slice(n, n + step)).slice(1, -1);
    separator = ',';
  }
  yield body.length > 0 ? ']' : '[]';
}

function elementsIn(lists: Lists, body: unknown): number {
  let sum = 0;
  if (lists.kind === 'object') {
    const fields = body as Readonly<Record<string, unknown>>;
    for (const [name, within] of lists.fields) sum += elementsIn(within, fields[name]);
    return sum;
  }
  const list = body as readonly unknown[];
  if (lists.within) for (const element of list) sum += elementsIn(lists.within, element);
  return sum + list.length;
}

function listsIn(schema: z.ZodMiniType): Lists | undefined {
  const found = known.get(schema) ?? { lists: findLists(schema) };
  known.set(schema, found);
  return found.lists;
}

function findLists(schema: z.ZodMiniType): Lists | undefined {
  if (schema instanceof z.ZodMiniArray) {
    const element = schema._zod.def.element as z.ZodMiniType;
    return element instanceof z.ZodMiniObject ? { kind: 'list', element, within: listsIn(element) } : undefined;
  }
  if (!(schema instanceof z.ZodMiniObject)) return undefined;
  const all = Object.entries(schema._zod.def.shape) as unknown as Field[];
  const fields = new Map<string, Lists>();
  for (const [name, field] of all) {
    const within = listsIn(field);
    if (within) fields.set(name, within);
  }
  return fields.size > 0 ? { kind: 'object', fields, all } : undefined;
}
