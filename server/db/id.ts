import { randomFillSync, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

const ID_BYTES = 16;
/** Drawn for many ids at a time: drawing costs as much for one as for hundreds. */
const drawn = new Uint8Array(256 * ID_BYTES);
let used = drawn.length;

function rng(): Uint8Array {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += ID_BYTES;
  return drawn.subarray(used - ID_BYTES, used);
}

let last = { msecs: 0, seq: 0 };

/** Ids that grow with time, so that rows made together lie together; those of one moment in the order they were made. */
export function newId(now: number): string {
  last = { msecs: now, seq: now === last.msecs ? last.seq + 1 : randomInt(2 ** 31) };
  return v7({ ...last, rng });
}

/**
 * Ids for a bulk write that makes at most `count` rows. All lie between `first` and `last`, where no other id of the same
 * account does, so that the rows can be found again.
 */
export function idRange(now: number, count: number) {
  const start = randomInt(2 ** 31);
  let seq = start;
  return {
    first: v7({ msecs: now, seq: start, random: new Uint8Array(ID_BYTES) }),
    last: v7({ msecs: now, seq: start + count, random: new Uint8Array(ID_BYTES).fill(0xff) }),
    next: (): string => v7({ msecs: now, seq: seq++, rng }),
  };
}
