import { closeSync, openSync, readSync } from 'node:fs';

/** Where SQLite stores the `application_id` on the first page. */
export const APPLICATION_ID_OFFSET = 68;

export interface DatabaseHeader {
  /** The installation's id; 0 in databases that predate such ids. */
  readonly id: number;
  /** False for backups, which are complete without a log. */
  readonly usesWal: boolean;
  readonly pageSize: number;
}

/** Reads the header without its log. Returns undefined if the file is not an SQLite database. */
export function readHeader(file: string): DatabaseHeader | undefined {
  const header = Buffer.alloc(100);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, header, 0, header.length, 0);
  } finally {
    closeSync(handle);
  }
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') return undefined;
  // The field has two bytes, so SQLite stores 65,536 as 1.
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  return { id: header.readInt32BE(APPLICATION_ID_OFFSET), usesWal: header[18] !== 1, pageSize };
}
