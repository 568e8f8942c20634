import { imports, type ImportPreview } from '#contract/imports.ts';
import type { BulkWrite } from '../../db/bulk/bulk-writes.ts';
import type { Db } from '../../db/open.ts';
import { refusal } from '../../http/errors.ts';
import { lockAccount } from '../account/account-limits.queries.ts';
import { setTimeZone } from '../account/time-zone.queries.ts';
import { timeZoneOf } from '../auth/auth.queries.ts';
import { groupedEntries } from './grouped-entries.ts';
import { holdTimeZone, isEmptyAccount } from './imports.queries.ts';
import { countsOf, previewDocument, previewTable } from './preview.ts';
import { type Problems, wrongFile } from './problems.ts';
import { readDocument, type ReadDocument } from './read-document.ts';
import { type Reading, readTable } from './read-table.ts';
import { storeDocument, takeRoomForDocument } from './store-document.queries.ts';
import { type Imported, tableImport } from './store-table.service.ts';

type FileText = { readonly text: string } & Pick<Reading, 'dateOrder'>;

export async function previewImport(db: Db, userId: string, file: FileText, now: number): Promise<ImportPreview> {
  const timeZone = await timeZoneOf(db, userId);
  const read = await readFile(file, { timeZone, now, dateOrder: file.dateOrder });
  if (read.format !== 'weekwise-json') return previewTable(db, userId, read, timeZone, now);
  const preview = await previewDocument(read, now);
  const isFull = !(await isEmptyAccount(db, userId));
  return isFull ? { ...preview, refusal: preview.refusal ?? imports.create.messages[409] } : preview;
}

interface ReadImport {
  readonly leftOut: number;
  readonly write: BulkWrite<Imported>;
}

export async function readImport(
  db: Db,
  userId: string,
  { leaveOutProblems = false, ...file }: FileText & { readonly leaveOutProblems?: boolean | undefined },
  now: number,
): Promise<ReadImport> {
  const timeZone = await timeZoneOf(db, userId);
  const read = await readFile(file, { timeZone, now, dateOrder: file.dateOrder });
  if (read.refusal !== null) throw wrongFile(read.refusal);
  if (read.problems.count > 0 && !leaveOutProblems) throw wrongFile(toldOf(read.problems));
  if (read.format === 'weekwise-json') return { leftOut: 0, write: documentImport(userId, read) };
  const grouped = await groupedEntries(read.entries);
  return { leftOut: read.problems.count, write: tableImport(userId, grouped, timeZone, now) };
}

/** What the text is, as its first character or its first line tells. */
async function readFile({ text }: FileText, reading: Reading) {
  const isJson = /^\uFEFF?\s*[{[]/.test(text);
  const read = isJson ? await readDocument(text) : await readTable(text, reading);
  if (typeof read === 'string') throw wrongFile(read);
  return read;
}

function documentImport(userId: string, { lists, timeZone }: ReadDocument): BulkWrite<Imported> {
  return {
    async prepare(db) {
      await lockAccount(db, userId);
      const before = await holdTimeZone(db, userId);
      if (!(await isEmptyAccount(db, userId))) throw refusal(imports.create, 409);
      return { kind: 'document', focusAreaIds: lists.focusAreas.map(({ _id }) => _id), timeZone: before };
    },
    begin: (tx) => takeRoomForDocument(tx, userId, lists),
    async write(chunk) {
      await chunk((tx) => setTimeZone(tx, userId, timeZone));
      await storeDocument(chunk, userId, lists);
    },
    finish: async () => ({ made: countsOf(lists), alreadyThere: 0 }),
  };
}

function toldOf({ first: [first], count }: Problems): string {
  if (count === 1) return `Line ${first?.line} cannot be imported: ${first?.message}`;
  return `${count} lines cannot be imported. The first is line ${first?.line}: ${first?.message}`;
}
