import type { AccountPreferences } from '#contract/account/account-document.ts';
import { imports, type ImportPreview } from '#contract/account/imports.ts';
import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { declaredError } from '#server/http/errors.ts';
import {
  insertDocument,
  isEmptyAccount,
  quotaForDocument,
} from '#server/modules/account-document/account-document.queries.ts';
import { lockAccount, reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { type PreferenceFields, updatePreferences } from '#server/modules/account/account.queries.ts';
import { setTimeZone } from '#server/modules/account/time-zone.queries.ts';
import { getTimeZone } from '#server/modules/auth/auth.queries.ts';
import { groupEntries } from './csv/grouped-entries.ts';
import { quotaError } from './import-quota.ts';
import { lockTimeZone } from './imports.queries.ts';
import { countRecords, previewDocument, previewCsv } from './preview.service.ts';
import { type Problems, invalidFileError } from './problems.ts';
import { parseDocument, type ParsedDocument } from './document/document-parser.ts';
import { type ParseOptions, parseTable } from './csv/csv-parser.ts';
import { type Imported, buildCsvImport } from './csv/csv-import.service.ts';

type ImportFile = { readonly text: string } & Pick<ParseOptions, 'dateOrder' | 'person'>;

export async function previewImport(db: Db, userId: string, file: ImportFile, now: number): Promise<ImportPreview> {
  const timeZone = await getTimeZone(db, userId);
  const parsed = await parseFile(file, { timeZone, now, dateOrder: file.dateOrder, person: file.person });
  if (parsed.format !== 'weekwise-json') return previewCsv(db, userId, parsed, timeZone, now);
  const preview = await previewDocument(parsed, now);
  if (await isEmptyAccount(db, userId)) return preview;
  return { ...preview, refusal: preview.refusal ?? imports.create.messages[409] };
}

interface PreparedImport {
  readonly leftOut: number;
  readonly write: BulkWrite<Imported>;
}

export async function prepareImport(
  db: Db,
  userId: string,
  { leaveOutProblems = false, ...file }: ImportFile & { readonly leaveOutProblems?: boolean | undefined },
  now: number,
): Promise<PreparedImport> {
  const timeZone = await getTimeZone(db, userId);
  const parsed = await parseFile(file, { timeZone, now, dateOrder: file.dateOrder, person: file.person });
  if (parsed.rejectionReason !== null) throw invalidFileError(parsed.rejectionReason);
  if (parsed.problems.count > 0 && !leaveOutProblems) throw invalidFileError(problemsMessage(parsed.problems));
  if (parsed.format === 'weekwise-json') return { leftOut: 0, write: buildDocumentImport(userId, parsed) };
  const grouped = await groupEntries(parsed.entries);
  return { leftOut: parsed.problems.count, write: buildCsvImport(userId, grouped, timeZone, now) };
}

/** Detects the format by the first character. */
async function parseFile({ text }: ImportFile, options: ParseOptions) {
  const isJson = /^\uFEFF?\s*[{[]/.test(text);
  const parsed = isJson ? await parseDocument(text) : await parseTable(text, options);
  if (typeof parsed === 'string') throw invalidFileError(parsed);
  return parsed;
}

function buildDocumentImport(userId: string, { records, timeZone, preferences }: ParsedDocument): BulkWrite<Imported> {
  return {
    async prepare(db) {
      await lockAccount(db, userId);
      const timeZoneBefore = await lockTimeZone(db, userId);
      if (!(await isEmptyAccount(db, userId))) throw declaredError(imports.create, 409);
      return { kind: 'document', focusAreaIds: records.focusAreas.map(({ _id }) => _id), timeZone: timeZoneBefore };
    },
    begin: (tx) => reserveQuota(tx, userId, quotaForDocument(records), quotaError),
    async write(chunk) {
      await chunk((tx) => setTimeZone(tx, userId, timeZone));
      await insertDocument(chunk, userId, records);
    },
    async finish(tx) {
      await setPreferences(tx, userId, preferences);
      return { made: countRecords(records), alreadyThere: 0 };
    },
  };
}

async function setPreferences(
  tx: Tx,
  userId: string,
  { singleTimer, dateFormat, timeFormat }: AccountPreferences,
): Promise<void> {
  const changes: PreferenceFields = {
    ...(singleTimer !== undefined && { single_timer: singleTimer ? 1 : 0 }),
    ...(dateFormat && { date_format: dateFormat }),
    ...(timeFormat && { time_format: timeFormat }),
  };
  if (Object.keys(changes).length > 0) await updatePreferences(tx, userId, changes);
}

function problemsMessage({ listed: [first], count }: Problems): string {
  if (count === 1) return `Line ${first?.line} cannot be imported: ${first?.message}`;
  return `${count} lines cannot be imported. The first is line ${first?.line}: ${first?.message}`;
}
