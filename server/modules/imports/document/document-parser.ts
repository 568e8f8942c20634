import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type DocumentList, documentFormat, documentLists, type DocumentLists } from '#contract/account-document.ts';
import { timeZoneNamed } from '#domain/calendar.ts';
import { limits } from '#domain/limits.ts';
import { checkDocument } from './document-rules.ts';
import { inTurns } from './in-turns.ts';
import { isModestJson } from './modest-json.ts';
import { Problems } from './problems.ts';
import { noRoomSentence, roomForDocument } from './room.ts';

export interface ReadDocument {
  readonly format: 'weekwise-json';
  readonly lists: DocumentLists;
  readonly timeZone: string;
  readonly problems: Problems;
  readonly refusal: string | null;
}

const nothing = Object.fromEntries(Object.keys(documentLists).map((list) => [list, []])) as unknown as DocumentLists;

/** The document of an account; or a sentence that says why it is none. */
export async function readDocument(text: string): Promise<ReadDocument | string> {
  const document = await parsed(text);
  if (typeof document === 'string') return document;
  const { format, version, account } = document;
  if (format !== documentFormat.format || typeof version !== 'number' || !(Number.isInteger(version) && version > 0)) {
    return 'This JSON file was not exported from Weekwise.';
  }
  const problems = new Problems();
  const read = { format: 'weekwise-json' as const, problems };
  if (version > documentFormat.version) {
    const refusal = 'This file was exported from a newer Weekwise. Update this server first, then import it.';
    return { ...read, lists: nothing, timeZone: 'UTC', refusal };
  }
  const timeZone = timeZoneIn(account);
  if (timeZone === undefined) problems.add(null, 'account.timeZone: There is no such time zone.');
  const lists = await readLists(document, problems);
  if (problems.count === 0) await checkDocument(lists, problems);
  const refusal = damage(problems);
  if (refusal !== null) return { ...read, lists: nothing, timeZone: 'UTC', refusal };
  return { ...read, lists, timeZone: timeZone!, refusal: tooMuch(lists) };
}

/** Each step goes through megabytes, so others get a turn in between. */
async function parsed(text: string): Promise<Readonly<Record<string, unknown>> | string> {
  await nextTurn();
  if (!isModestJson(text)) return 'The file has more in it, or in a deeper order, than any export of Weekwise.';
  await nextTurn();
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    return 'The file is not complete, or not JSON.';
  }
  return 'This JSON file was not exported from Weekwise.';
}

function timeZoneIn(account: unknown): string | undefined {
  const { timeZone } = (account ?? {}) as { readonly timeZone?: unknown };
  return typeof timeZone === 'string' ? timeZoneNamed(timeZone) : undefined;
}

/** A document is imported whole: other records may refer to those that are wrong. */
function damage({ first: [first], count, areEnough }: Problems): string | null {
  if (!first) return null;
  const more = count === 1 ? '' : `, and ${areEnough ? 'at least ' : ''}${count - 1} more`;
  const problem = first.message.replace(/\.$/, '');
  return `This is not a valid Weekwise document (${problem}${more}). Nothing can be imported from it.`;
}

/** For an empty account, as no other takes a document. */
function tooMuch(lists: DocumentLists): string | null {
  return noRoomSentence(roomForDocument(lists), {});
}

async function readLists(document: Readonly<Record<string, unknown>>, problems: Problems): Promise<DocumentLists> {
  const lists = { ...nothing } as Record<DocumentList, readonly object[]>;
  for (const [list, schema] of Object.entries(documentLists) as [DocumentList, z.ZodMiniType<object>][]) {
    const given = document[list];
    if (Array.isArray(given)) lists[list] = await readList(list, schema, given, problems);
    else problems.add(null, `${list}: A list is expected.`);
  }
  return lists as unknown as DocumentLists;
}

async function readList(
  list: DocumentList,
  schema: z.ZodMiniType<object>,
  given: readonly unknown[],
  problems: Problems,
): Promise<object[]> {
  const records: object[] = [];
  let index = 0;
  await inTurns(given, (each) => {
    if (problems.areEnough) return 'stop';
    const path = [list, index++];
    const { success, data, error } = z.safeParse(schema, each);
    if (success) records.push(data);
    else {
      for (const issue of error.issues.slice(0, limits.importShown)) {
        problems.add(null, `${pathOf([...path, ...issue.path])}: ${issue.message}`);
      }
    }
    return undefined;
  });
  return records;
}

/** ['goals', 3, 'title'] → 'goals[3].title' */
function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, n) => (typeof part === 'number' ? `[${part}]` : `${n > 0 ? '.' : ''}${String(part)}`))
    .join('');
}
