import * as z from 'zod/mini';
import { yieldToEventLoop } from '#server/event-loop.ts';
import type { Serializer } from './serializer.ts';

/** Serializing this many elements at once would block the event loop. */
const MIN_STREAMED_ELEMENTS = 2000;
const ELEMENTS_PER_CHUNK = 200;

/** Where a schema contains lists of objects, which are the only parts that can be long. */
type ListStructure =
  | { readonly kind: 'list'; readonly element: z.ZodMiniType; readonly nested: ListStructure | undefined }
  | {
      readonly kind: 'object';
      readonly listFields: ReadonlyMap<string, ListStructure>;
      readonly allFields: readonly Field[];
    };

type Field = readonly [name: string, schema: z.ZodMiniType];

const structureCache = new WeakMap<z.ZodMiniType, { readonly lists: ListStructure | undefined }>();

/** Serializes a long body in chunks, so that other requests are served in between. Returns undefined for a short one. */
export function streamJson(
  serialize: Serializer,
  schema: z.ZodMiniType,
  body: unknown,
): AsyncGenerator<string> | undefined {
  const structure = getListStructure(schema);
  if (!structure || countElements(structure, body) < MIN_STREAMED_ELEMENTS) return undefined;
  return withEventLoopBreaks(jsonChunks(serialize, schema, structure, body));
}

async function* withEventLoopBreaks(chunks: Iterable<string>): AsyncGenerator<string> {
  for (const chunk of chunks) {
    yield chunk;
    await yieldToEventLoop();
  }
}

function* jsonChunks(
  serialize: Serializer,
  schema: z.ZodMiniType,
  structure: ListStructure | undefined,
  body: unknown,
): Generator<string> {
  if (!structure || countElements(structure, body) < ELEMENTS_PER_CHUNK) yield serialize(schema, body);
  else if (structure.kind === 'list') yield* listChunks(serialize, schema, structure, body as readonly unknown[]);
  else {
    let separator = '{';
    for (const [name, field] of structure.allFields) {
      yield `${separator}${JSON.stringify(name)}:`;
      yield* jsonChunks(
        serialize,
        field,
        structure.listFields.get(name),
        (body as Readonly<Record<string, unknown>>)[name],
      );
      separator = ',';
    }
    yield '}';
  }
}

function* listChunks(
  serialize: Serializer,
  schema: z.ZodMiniType,
  { element, nested }: Extract<ListStructure, { kind: 'list' }>,
  body: readonly unknown[],
): Generator<string> {
  let separator = '[';
  const step = nested ? 1 : ELEMENTS_PER_CHUNK;
  for (let n = 0; n < body.length; n += step) {
    yield separator;
    if (nested) yield* jsonChunks(serialize, element, nested, body[n]);
    else yield serialize(schema, body.slice(n, n + step)).slice(1, -1);
    separator = ',';
  }
  yield body.length > 0 ? ']' : '[]';
}

function countElements(structure: ListStructure, body: unknown): number {
  let count = 0;
  if (structure.kind === 'object') {
    const fields = body as Readonly<Record<string, unknown>>;
    for (const [name, inner] of structure.listFields) count += countElements(inner, fields[name]);
    return count;
  }
  const list = body as readonly unknown[];
  if (structure.nested) for (const element of list) count += countElements(structure.nested, element);
  return count + list.length;
}

function getListStructure(schema: z.ZodMiniType): ListStructure | undefined {
  const cached = structureCache.get(schema) ?? { lists: findListStructure(schema) };
  structureCache.set(schema, cached);
  return cached.lists;
}

function findListStructure(schema: z.ZodMiniType): ListStructure | undefined {
  if (schema instanceof z.ZodMiniArray) {
    const element = schema._zod.def.element as z.ZodMiniType;
    return element instanceof z.ZodMiniObject
      ? { kind: 'list', element, nested: getListStructure(element) }
      : undefined;
  }
  if (!(schema instanceof z.ZodMiniObject)) return undefined;
  const allFields = Object.entries(schema._zod.def.shape) as unknown as Field[];
  const listFields = new Map<string, ListStructure>();
  for (const [name, field] of allFields) {
    const inner = getListStructure(field);
    if (inner) listFields.set(name, inner);
  }
  return listFields.size > 0 ? { kind: 'object', listFields, allFields } : undefined;
}
