import { closeSync, openSync, readSync } from 'node:fs';

/** Where SQLite's `application_id` is on the first page. */
export const APPLICATION_ID_AT = 68;

export interface Header {
  /** The installation's id; 0 in a database from before there were any. */
  readonly id: number;
  /** Backups have none: they are whole without a log. */
  readonly hasLog: boolean;
  readonly pageSize: number;
}

/** Reads the file only, not its log. Undefined if it is not an SQLite database. */
export function readHeader(file: string): Header | undefined {
  const header = Buffer.alloc(100);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, header, 0, header.length, 0);
  } finally {
    closeSync(handle);
  }
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') return undefined;
  // 65,536 is too large for its two bytes, and written as 1.
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  return { id: header.readInt32BE(APPLICATION_ID_AT), hasLog: header[18] !== 1, pageSize };
}
