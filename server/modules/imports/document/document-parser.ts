import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import * as z from 'zod/mini';
import {
  type AccountPreferences,
  accountPreferences,
  type DocumentListName,
  documentFormat,
  recordSchemas,
  type DocumentRecords,
} from '#contract/account/account-document.ts';
import { canonicalTimeZone } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { quotaForDocument } from '#server/modules/account-document/account-document.queries.ts';
import { validateDocument } from './document-rules.ts';
import { forEachYielding } from '../collections.ts';
import { isWithinJsonLimits } from './json-limits.ts';
import { Problems } from '../problems.ts';
import { quotaErrorMessage } from '../import-quota.ts';

export interface ParsedDocument {
  readonly format: 'weekwise-json';
  readonly records: DocumentRecords;
  readonly timeZone: string;
  readonly preferences: AccountPreferences;
  readonly problems: Problems;
  readonly rejectionReason: string | null;
}

const noRecords = Object.fromEntries(
  Object.keys(recordSchemas).map((list) => [list, []]),
) as unknown as DocumentRecords;

/** Parses an account document. Returns an error message if the file is not one. */
export async function parseDocument(text: string): Promise<ParsedDocument | string> {
  const document = await parseJson(text);
  if (typeof document === 'string') return document;
  const { format, version, account } = document;
  if (format !== documentFormat.format || typeof version !== 'number' || !(Number.isInteger(version) && version > 0)) {
    return 'This JSON file was not exported from Weekwise.';
  }
  const problems = new Problems();
  const base = { format: 'weekwise-json' as const, problems, preferences: {} };
  if (version > documentFormat.version) {
    const rejectionReason =
      'This file was exported from a newer Weekwise. Update this server first, then import it again.';
    return { ...base, records: noRecords, timeZone: 'UTC', rejectionReason };
  }
  const timeZone = parseTimeZone(account);
  if (timeZone === undefined) problems.add(null, 'account.timeZone: Unknown time zone.');
  const preferences = parsePreferences(account, problems);
  const records = await parseRecords(document, problems);
  if (problems.count === 0) await validateDocument(records, problems);
  const rejectionReason = damageMessage(problems);
  if (rejectionReason !== null) return { ...base, records: noRecords, timeZone: 'UTC', rejectionReason };
  return { ...base, records, timeZone: timeZone!, preferences, rejectionReason: quotaMessage(records) };
}

/** Each step may process megabytes, so other requests are served in between. */
async function parseJson(text: string): Promise<Readonly<Record<string, unknown>> | string> {
  await nextEventLoopTurn();
  if (!isWithinJsonLimits(text)) return 'The file has more values, or is nested deeper, than any Weekwise export.';
  await nextEventLoopTurn();
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    return 'The file is incomplete or not valid JSON.';
  }
  return 'This JSON file was not exported from Weekwise.';
}

function parseTimeZone(account: unknown): string | undefined {
  const { timeZone } = (account ?? {}) as { readonly timeZone?: unknown };
  return typeof timeZone === 'string' ? canonicalTimeZone(timeZone) : undefined;
}

function parsePreferences(account: unknown, problems: Problems): AccountPreferences {
  const { data, error } = z.safeParse(accountPreferences, account ?? {});
  for (const { path, message } of error?.issues ?? [])
    problems.add(null, `${formatPath(['account', ...path])}: ${message}`);
  return data ?? {};
}

/** A document is imported as a whole, because other records may refer to an invalid one. */
function damageMessage({ listed: [first], count, isLimitReached }: Problems): string | null {
  if (!first) return null;
  const more = count === 1 ? '' : `, and ${isLimitReached ? 'at least ' : ''}${count - 1} more`;
  const problem = first.message.replace(/\.$/, '');
  return `This is not a valid Weekwise document (${problem}${more}). Nothing can be imported from it.`;
}

/** Checks the quota of an empty account, the only kind that can import a document. */
function quotaMessage(records: DocumentRecords): string | null {
  return quotaErrorMessage(quotaForDocument(records), {});
}

async function parseRecords(document: Readonly<Record<string, unknown>>, problems: Problems): Promise<DocumentRecords> {
  const records = { ...noRecords } as Record<DocumentListName, readonly object[]>;
  for (const [list, schema] of Object.entries(recordSchemas) as [DocumentListName, z.ZodMiniType<object>][]) {
    const values = document[list];
    if (Array.isArray(values)) records[list] = await parseList(list, schema, values, problems);
    else problems.add(null, `${list}: Must be a list.`);
  }
  return records as unknown as DocumentRecords;
}

async function parseList(
  list: DocumentListName,
  schema: z.ZodMiniType<object>,
  values: readonly unknown[],
  problems: Problems,
): Promise<object[]> {
  const records: object[] = [];
  let index = 0;
  await forEachYielding(values, (value) => {
    if (problems.isLimitReached) return 'stop';
    const path = [list, index++];
    const { success, data, error } = z.safeParse(schema, value);
    if (success) records.push(data);
    else {
      for (const issue of error.issues.slice(0, limits.importPreviewItems)) {
        problems.add(null, `${formatPath([...path, ...issue.path])}: ${issue.message}`);
      }
    }
    return undefined;
  });
  return records;
}

/** ['goals', 3, 'title'] → 'goals[3].title' */
function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, n) => (typeof part === 'number' ? `[${part}]` : `${n > 0 ? '.' : ''}${String(part)}`))
    .join('');
}
