import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** A part of a page that is the same in all responses. */
export interface FixedPart {
  readonly text: string;
  readonly bytes: Buffer;
  readonly deflated: Buffer;
}

/** The output ends at a byte boundary, so that blocks that were compressed separately can follow. */
const unfinished = { finishFlush: constants.Z_FULL_FLUSH };

export function createFixedPart(text: string): FixedPart {
  const bytes = Buffer.from(text);
  return { text, bytes, deflated: deflateRawSync(bytes, { ...unfinished, level: 9 }) };
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The highest level would take five times as long to save another 5%. */
const LEVEL = 4;

/** Compresses a page whose styles, the largest part, are already compressed. */
export async function gzipPage(start: string, fixed: FixedPart, end: string): Promise<Buffer> {
  const [startBytes, endBytes] = [Buffer.from(start), Buffer.from(end)];
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(endBytes, crc32(fixed.bytes, crc32(startBytes))), 0);
  trailer.writeUInt32LE(startBytes.length + fixed.bytes.length + endBytes.length, 4);
  const deflatedEnd = await deflate(endBytes, { level: LEVEL });
  return Buffer.concat([GZIP_HEADER, deflateRawSync(startBytes, unfinished), fixed.deflated, deflatedEnd, trailer]);
}
