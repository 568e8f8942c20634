import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { problemOfContent } from './content.ts';
import { filesIn } from './files.ts';
import { type Header, readHeader } from './header.ts';
import { type Log, readLog, readLogIndex } from './log.ts';
import { idText, type Marker, readMarker } from './marker.ts';

const RESTORE =
  'Restore a backup as README.md says under "Backup, restore, and moving", or set DATA_DIR to an empty folder to start over.';
const ACCEPT =
  'If you know that weekwise.db is complete without its log (another program has merged it, or you put a copy there), ' +
  'delete weekwise.db-wal, weekwise.db-shm and weekwise.installation and start again.';
/** A power cut leaves an index that is at most minutes old; the log does not begin again more often in that time. */
const MOST_SINCE_INDEX = 2 ** 16;
/** Nor more often while a server runs, which would take years. */
const MOST_SINCE_START = 2 ** 24;

/** Throws if the database is not the one that was left here, or not whole. Changes nothing. Answers the installation's id. */
export function inspectFolder(dataDir: string): number | undefined {
  const files = filesIn(dataDir);
  const refuse = (problem: string, advice = RESTORE): never => {
    throw new StartError(
      `${problem} Found in ${dataDir} (DATA_DIR): ${contentOf(dataDir)}. Nothing was changed. ${advice}`,
    );
  };
  for (const file of Object.values(files)) {
    if (existsSync(file) && !statSync(file).isFile()) refuse(`${basename(file)} is not a file.`);
  }
  const marker = readMarker(files.marker);
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;
  if (!sizeOf(files.database)) {
    const isUsed = marker !== undefined || Boolean(sizeOf(files.log));
    if (!isUsed) return undefined;
    refuse(`This data folder was in use, but weekwise.db is ${existsSync(files.database) ? 'empty' : 'missing'}.`);
  }
  const header = readHeader(files.database) ?? refuse('weekwise.db is damaged: file is not a database.');
  if (marker?.id !== undefined && header.id !== 0 && header.id !== marker.id) {
    const [here, found] = [idText(marker.id), idText(header.id)];
    refuse(
      `This data folder is of installation ${here}, but weekwise.db is of installation ${found}.`,
      `Put weekwise.db of ${here} or a backup of it back, or set DATA_DIR to another folder for ${found}. ` +
        `To replace ${here} by ${found} here, delete weekwise.installation, weekwise.db-wal and weekwise.db-shm and start again.`,
    );
  }
  if (!header.hasLog && sizeOf(files.log)) {
    refuse(
      'weekwise.db is a backup, but weekwise.db-wal is the log of the database that was here before.',
      'To use the backup, delete weekwise.db-wal and weekwise.db-shm and start again.',
    );
  }
  const log = header.hasLog ? readLog(files.log) : undefined;
  if (header.hasLog) {
    const problem = problemOfLog(header, log, readLogIndex(files.logIndex), marker, sizeOf(files.log));
    if (problem !== undefined) refuse(problem, `${RESTORE} ${ACCEPT}`);
  }
  const wholePages = Math.floor(sizeOf(files.database)! / header.pageSize);
  // SQLite would read zeros for what is missing of its last page.
  if (wholePages * header.pageSize !== sizeOf(files.database) && !log?.numbers.has(wholePages + 1)) {
    refuse('weekwise.db is damaged: its last page is cut off.');
  }
  // A journal is left by a start that was cut off; SQLite takes back what that start had begun.
  if (!sizeOf(files.journal)) {
    const problem = problemOfContent(files.database, marker !== undefined);
    if (problem !== undefined) refuse(problem);
  }
  return header.id || marker?.id;
}

/** Undefined if all that was in the log is still there, as far as the index and the marker know. */
function problemOfLog(
  { id }: Header,
  log: Log | undefined,
  index: ReturnType<typeof readLogIndex>,
  marker: Marker | undefined,
  size: number | undefined,
): string | undefined {
  const state = size === undefined ? 'missing' : size === 0 ? 'empty' : 'damaged';
  const lost = `The server was not stopped cleanly, and its log with the last writes, weekwise.db-wal, is ${state}.`;
  if (log && marker && id !== 0 && !isOwnLog(log, id, marker))
    return 'weekwise.db-wal is not the log of this database.';
  // A database without an id is from before there were markers: it was put here.
  if (!index) return log || !marker?.isOpen || id === 0 ? undefined : lost;
  if (!log) return index.pages > 0 ? lost : undefined;
  const beginnings = (log.salts.first - index.salts.first) >>> 0;
  if (beginnings === 0 && log.salts.second === index.salts.second) {
    return log.pages < index.pages
      ? `${lost.slice(0, -1)}: of ${index.pages} pages ${log.pages} can be read.`
      : undefined;
  }
  // SQLite updates the index first when the log begins again.
  const isAboutToBegin = index.pages === 0 && beginnings === 2 ** 32 - 1;
  return isAboutToBegin || (beginnings > 0 && beginnings < MOST_SINCE_INDEX)
    ? undefined
    : 'weekwise.db-wal and weekwise.db-shm do not belong together.';
}

/** A start writes the id into the log before anything else. A log that has begun again since may not have it. */
function isOwnLog(log: Log, id: number, marker: Marker): boolean {
  if (log.pages === 0 || marker.id === undefined) return true;
  return log.id === undefined ? (log.salts.first - marker.log) >>> 0 < MOST_SINCE_START : log.id === id;
}

function contentOf(dataDir: string): string {
  const names = readdirSync(dataDir).filter((name) => name.startsWith('weekwise.') && name !== 'weekwise.lock');
  const described = names.toSorted().map((name) => {
    const stats = statSync(join(dataDir, name));
    return `${name} (${stats.isFile() ? `${stats.size} bytes` : 'not a file'})`;
  });
  return described.join(', ') || 'nothing';
}
