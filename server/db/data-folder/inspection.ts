import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { StartupError } from '#server/startup-error.ts';
import { findCorruption } from './integrity-check.ts';
import { dataFiles } from './files.ts';
import { type DatabaseHeader, readHeader } from './header.ts';
import { type Wal, readWal, readWalIndex } from './wal.ts';
import { formatInstallationId, type FolderMarker, readMarker } from './marker.ts';

const RESTORE_ADVICE =
  'Restore a backup (see "Backup, restore, and moving" in docs/operating.md), or set DATA_DIR to an empty folder to start over.';
const ACCEPT_ADVICE =
  'If you know that weekwise.db is complete without its log (another program has merged it, or it is a copy you put there), ' +
  'delete weekwise.db-wal, weekwise.db-shm and weekwise.installation and start again.';
/** After a power cut, the index is at most minutes old; the log does not restart more often in that time. */
const MAX_RESETS_SINCE_INDEX = 2 ** 16;
/** A server would have to run for years to restart its log more often. */
const MAX_RESETS_SINCE_START = 2 ** 24;

/**
 * Throws if the database is damaged or not the one that belongs to this folder. Changes nothing. Returns the
 * installation's id.
 */
export function inspectFolder(dataDir: string): number | undefined {
  const files = dataFiles(dataDir);
  const fail = (problem: string, advice = RESTORE_ADVICE): never => {
    throw new StartupError(
      `${problem} Found in ${dataDir} (DATA_DIR): ${describeFolder(dataDir)}. Nothing was changed. ${advice}`,
    );
  };
  for (const file of Object.values(files)) {
    if (existsSync(file) && !statSync(file).isFile()) fail(`${basename(file)} is not a file.`);
  }
  const marker = readMarker(files.marker);
  const fileSize = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;
  if (!fileSize(files.database)) {
    const isUsed = marker !== undefined || Boolean(fileSize(files.wal));
    if (!isUsed) return undefined;
    fail(`This data folder was in use, but weekwise.db is ${existsSync(files.database) ? 'empty' : 'missing'}.`);
  }
  const header = readHeader(files.database) ?? fail('weekwise.db is damaged: file is not a database.');
  if (marker?.id !== undefined && header.id !== 0 && header.id !== marker.id) {
    const [here, found] = [formatInstallationId(marker.id), formatInstallationId(header.id)];
    fail(
      `This data folder belongs to installation ${here}, but weekwise.db belongs to installation ${found}.`,
      `Put back weekwise.db of ${here} or a backup of it, or set DATA_DIR to another folder for ${found}. ` +
        `To replace ${here} with ${found}, delete weekwise.installation, weekwise.db-wal and weekwise.db-shm and start again.`,
    );
  }
  if (!header.usesWal && fileSize(files.wal)) {
    fail(
      'weekwise.db is a backup, but weekwise.db-wal is the log of the previous database.',
      'To use the backup, delete weekwise.db-wal and weekwise.db-shm and start again.',
    );
  }
  const wal = header.usesWal ? readWal(files.wal) : undefined;
  if (header.usesWal) {
    const problem = findWalProblem(header, wal, readWalIndex(files.walIndex), marker, fileSize(files.wal));
    if (problem !== undefined) fail(problem, `${RESTORE_ADVICE} ${ACCEPT_ADVICE}`);
  }
  const wholePages = Math.floor(fileSize(files.database)! / header.pageSize);
  // SQLite would read zeros for the missing part of the last page.
  if (wholePages * header.pageSize !== fileSize(files.database) && !wal?.pageNumbers.has(wholePages + 1)) {
    fail('weekwise.db is damaged: its last page is cut off.');
  }
  // A journal is left by an interrupted start; SQLite rolls it back.
  if (!fileSize(files.journal)) {
    const problem = findCorruption(files.database, marker !== undefined);
    if (problem !== undefined) fail(problem);
  }
  return header.id || marker?.id;
}

/** Returns undefined if the log is complete, judging by the index and the marker. */
function findWalProblem(
  { id }: DatabaseHeader,
  wal: Wal | undefined,
  index: ReturnType<typeof readWalIndex>,
  marker: FolderMarker | undefined,
  size: number | undefined,
): string | undefined {
  const state = size === undefined ? 'missing' : size === 0 ? 'empty' : 'damaged';
  const lost = `The server was not stopped cleanly, and its log with the last writes, weekwise.db-wal, is ${state}.`;
  if (wal && marker && id !== 0 && !isOwnWal(wal, id, marker))
    return 'weekwise.db-wal is not the log of this database.';
  // A database without an id predates markers, so it was copied here.
  if (!index) return wal || !marker?.isOpen || id === 0 ? undefined : lost;
  if (!wal) return index.frameCount > 0 ? lost : undefined;
  const resets = (wal.salts.first - index.salts.first) >>> 0;
  if (resets === 0 && wal.salts.second === index.salts.second) {
    return wal.frameCount < index.frameCount
      ? `${lost.slice(0, -1)}: only ${wal.frameCount} of ${index.frameCount} pages can be read.`
      : undefined;
  }
  // SQLite updates the index before it restarts the log.
  const isResetting = index.frameCount === 0 && resets === 2 ** 32 - 1;
  return isResetting || (resets > 0 && resets < MAX_RESETS_SINCE_INDEX)
    ? undefined
    : 'weekwise.db-wal and weekwise.db-shm do not belong together.';
}

/** The server writes its id to the log first. A log that was restarted since then may not contain it. */
function isOwnWal(wal: Wal, id: number, marker: FolderMarker): boolean {
  if (wal.frameCount === 0 || marker.id === undefined) return true;
  return wal.id === undefined ? (wal.salts.first - marker.log) >>> 0 < MAX_RESETS_SINCE_START : wal.id === id;
}

function describeFolder(dataDir: string): string {
  const names = readdirSync(dataDir).filter((name) => name.startsWith('weekwise.') && name !== 'weekwise.lock');
  const described = names.toSorted().map((name) => {
    const stats = statSync(join(dataDir, name));
    return `${name} (${stats.isFile() ? `${stats.size} bytes` : 'not a file'})`;
  });
  return described.join(', ') || 'nothing';
}
