import { randomFillSync, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

const ID_BYTES = 16;
/** Filled for many ids at a time, because a call costs about the same for one as for hundreds. */
const randomPool = new Uint8Array(256 * ID_BYTES);
let randomPoolOffset = randomPool.length;

function rng(): Uint8Array {
  if (randomPoolOffset === randomPool.length) {
    randomFillSync(randomPool);
    randomPoolOffset = 0;
  }
  randomPoolOffset += ID_BYTES;
  return randomPool.subarray(randomPoolOffset - ID_BYTES, randomPoolOffset);
}

let lastId = { msecs: 0, seq: 0 };

/** UUIDv7: ids increase with time, and within a millisecond in the order of their creation. */
export function newId(now: number): string {
  lastId = { msecs: now, seq: now === lastId.msecs ? lastId.seq + 1 : randomInt(2 ** 31) };
  return v7({ ...lastId, rng });
}

/**
 * Ids for a bulk write of at most `count` rows. They lie between `first` and `last`, and no other ids of the account do,
 * so the range identifies the rows.
 */
export function createIdRange(now: number, count: number) {
  const start = randomInt(2 ** 31);
  let seq = start;
  return {
    first: v7({ msecs: now, seq: start, random: new Uint8Array(ID_BYTES) }),
    last: v7({ msecs: now, seq: start + count, random: new Uint8Array(ID_BYTES).fill(0xff) }),
    next: (): string => v7({ msecs: now, seq: seq++, rng }),
  };
}
