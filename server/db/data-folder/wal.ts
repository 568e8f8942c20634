/**
 * Reads SQLite's write-ahead log and its index without SQLite, which treats the intact beginning of a log as the whole log
 * and so does not notice losses. https://www.sqlite.org/fileformat2.html#the_write_ahead_log and walformat.html
 */
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { APPLICATION_ID_OFFSET } from './header.ts';

interface Salts {
  /** Incremented whenever the log is restarted. */
  readonly first: number;
  readonly second: number;
}

export interface Wal {
  readonly salts: Salts;
  /** The number of intact frames up to the last commit. */
  readonly frameCount: number;
  /** The installation's id in the last database header of the log, if it contains one. */
  readonly id: number | undefined;
  /** The database pages that the log contains. */
  readonly pageNumbers: ReadonlySet<number>;
}

/** Describes the log after a kill -9. After a power cut it may be outdated or unreadable. */
export interface WalIndex {
  readonly salts: Salts;
  readonly frameCount: number;
}

const WAL_VERSION = 3_007_000;
const WAL_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const INDEX_HEADER_BYTES = 48;

/** Returns undefined if the log is missing or its header is unreadable. */
export function readWal(file: string): Wal | undefined {
  if (!existsSync(file)) return undefined;
  const handle = openSync(file, 'r');
  try {
    const header = Buffer.alloc(WAL_HEADER_BYTES);
    if (readSync(handle, header, 0, WAL_HEADER_BYTES, 0) < WAL_HEADER_BYTES) return undefined;
    const magic = header.readUInt32BE(0);
    if ((magic & ~1) !== 0x377f0682 || header.readUInt32BE(4) !== WAL_VERSION) return undefined;
    const checksum = new Checksum((magic & 1) === 1);
    checksum.add(header, 0, 24);
    return checksum.equals(header, 24) ? readFrames(handle, header, checksum) : undefined;
  } finally {
    closeSync(handle);
  }
}

function readFrames(handle: number, header: Buffer, checksum: Checksum): Wal {
  const salts = { first: header.readUInt32BE(16), second: header.readUInt32BE(20) };
  const frame = Buffer.alloc(FRAME_HEADER_BYTES + header.readUInt32BE(8));
  const pageNumbers = new Set<number>();
  let committed: Pick<Wal, 'frameCount' | 'id'> = { frameCount: 0, id: undefined };
  let id: number | undefined;
  let uncommitted: number[] = [];
  for (let n = 1; ; n++) {
    const at = WAL_HEADER_BYTES + (n - 1) * frame.length;
    if (readSync(handle, frame, 0, frame.length, at) < frame.length) break;
    // The frames after the end are left over from before the restart.
    if (frame.readUInt32BE(8) !== salts.first || frame.readUInt32BE(12) !== salts.second) break;
    checksum.add(frame, 0, 8);
    checksum.add(frame, FRAME_HEADER_BYTES, frame.length);
    if (!checksum.equals(frame, 16)) break;
    uncommitted.push(frame.readUInt32BE(0));
    if (frame.readUInt32BE(0) === 1) id = frame.readInt32BE(FRAME_HEADER_BYTES + APPLICATION_ID_OFFSET);
    if (frame.readUInt32BE(4) === 0) continue;
    committed = { frameCount: n, id };
    uncommitted.forEach((number) => pageNumbers.add(number));
    uncommitted = [];
  }
  return { salts, pageNumbers, ...committed };
}

/** Returns undefined if the index is missing, unreadable or does not describe a log yet. */
export function readWalIndex(file: string): WalIndex | undefined {
  if (!existsSync(file)) return undefined;
  const index = readFileSync(file);
  if (index.length < 2 * INDEX_HEADER_BYTES) return undefined;
  // The header is stored twice, so that readers notice concurrent changes. Numbers are in native byte order.
  if (!index.subarray(0, INDEX_HEADER_BYTES).equals(index.subarray(INDEX_HEADER_BYTES, 2 * INDEX_HEADER_BYTES)))
    return undefined;
  if (index.readUInt32LE(0) !== WAL_VERSION) return undefined;
  const checksum = new Checksum(false);
  checksum.add(index, 0, 40);
  if (checksum.first !== index.readInt32LE(40) || checksum.second !== index.readInt32LE(44)) return undefined;
  const salts = { first: index.readUInt32BE(32), second: index.readUInt32BE(36) };
  return salts.first === 0 && salts.second === 0 ? undefined : { salts, frameCount: index.readUInt32LE(16) };
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
