/**
 * SQLite's log and its index, read without SQLite: it takes whatever is intact at the beginning of a log for the whole,
 * and so does not notice what was lost. https://www.sqlite.org/fileformat2.html#the_write_ahead_log and walformat.html
 */
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { APPLICATION_ID_AT } from './header.ts';

interface Salts {
  /** Counts up whenever the log begins again. */
  readonly first: number;
  readonly second: number;
}

export interface Log {
  readonly salts: Salts;
  /** How many pages are intact, up to the last commit. */
  readonly pages: number;
  /** The id that the last header in it has; undefined if there is none. */
  readonly id: number | undefined;
  /** Which pages of the database are in it. */
  readonly numbers: ReadonlySet<number>;
}

/** After a kill -9 it knows how much was in the log. A power cut may leave an older one, or none that is readable. */
export interface LogIndex {
  readonly salts: Salts;
  readonly pages: number;
}

const VERSION = 3_007_000;
const LOG_HEADER = 32;
const FRAME_HEADER = 24;
const INDEX_HEADER = 48;

/** Returns undefined if the log is missing or its header is unreadable. */
export function readLog(file: string): Log | undefined {
  if (!existsSync(file)) return undefined;
  const handle = openSync(file, 'r');
  try {
    const header = Buffer.alloc(LOG_HEADER);
    if (readSync(handle, header, 0, LOG_HEADER, 0) < LOG_HEADER) return undefined;
    const magic = header.readUInt32BE(0);
    if ((magic & ~1) !== 0x377f0682 || header.readUInt32BE(4) !== VERSION) return undefined;
    const sum = new Checksum((magic & 1) === 1);
    sum.add(header, 0, 24);
    return sum.equals(header, 24) ? readFrames(handle, header, sum) : undefined;
  } finally {
    closeSync(handle);
  }
}

function readFrames(handle: number, header: Buffer, sum: Checksum): Log {
  const salts = { first: header.readUInt32BE(16), second: header.readUInt32BE(20) };
  const frame = Buffer.alloc(FRAME_HEADER + header.readUInt32BE(8));
  const numbers = new Set<number>();
  let committed: Pick<Log, 'pages' | 'id'> = { pages: 0, id: undefined };
  let id: number | undefined;
  let since: number[] = [];
  for (let n = 1; ; n++) {
    const at = LOG_HEADER + (n - 1) * frame.length;
    if (readSync(handle, frame, 0, frame.length, at) < frame.length) break;
    // Behind the end are pages from before the log began again.
    if (frame.readUInt32BE(8) !== salts.first || frame.readUInt32BE(12) !== salts.second) break;
    sum.add(frame, 0, 8);
    sum.add(frame, FRAME_HEADER, frame.length);
    if (!sum.equals(frame, 16)) break;
    since.push(frame.readUInt32BE(0));
    if (frame.readUInt32BE(0) === 1) id = frame.readInt32BE(FRAME_HEADER + APPLICATION_ID_AT);
    if (frame.readUInt32BE(4) === 0) continue;
    committed = { pages: n, id };
    since.forEach((number) => numbers.add(number));
    since = [];
  }
  return { salts, numbers, ...committed };
}

/** Returns undefined if the index is missing, unreadable or does not describe a log yet. */
export function readLogIndex(file: string): LogIndex | undefined {
  if (!existsSync(file)) return undefined;
  const index = readFileSync(file);
  if (index.length < 2 * INDEX_HEADER) return undefined;
  // It is written twice, so that a reader notices when it is being changed. Numbers are as this machine writes them.
  if (!index.subarray(0, INDEX_HEADER).equals(index.subarray(INDEX_HEADER, 2 * INDEX_HEADER))) return undefined;
  if (index.readUInt32LE(0) !== VERSION) return undefined;
  const sum = new Checksum(false);
  sum.add(index, 0, 40);
  if (sum.first !== index.readInt32LE(40) || sum.second !== index.readInt32LE(44)) return undefined;
  const salts = { first: index.readUInt32BE(32), second: index.readUInt32BE(36) };
  return salts.first === 0 && salts.second === 0 ? undefined : { salts, pages: index.readUInt32LE(16) };
}

class Checksum {
  first = 0;
  second = 0;
  readonly #isBigEndian: boolean;

  constructor(isBigEndian: boolean) {
    this.#isBigEndian = isBigEndian;
  }

  add(bytes: Buffer, from: number, to: number): void {
    for (let at = from; at < to; at += 8) {
      this.first = (this.first + this.#word(bytes, at) + this.second) | 0;
      this.second = (this.second + this.#word(bytes, at + 4) + this.first) | 0;
    }
  }

  equals(bytes: Buffer, at: number): boolean {
    return this.first === bytes.readInt32BE(at) && this.second === bytes.readInt32BE(at + 4);
  }

  #word(bytes: Buffer, at: number): number {
    return this.#isBigEndian ? bytes.readInt32BE(at) : bytes.readInt32LE(at);
  }
}
