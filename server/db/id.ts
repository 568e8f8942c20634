import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

let last = { msecs: 0, seq: 0 };

/** Ids that grow with time, so that rows made together lie together; those of one moment in the order they were made. */
export function newId(now: number): string {
  last = { msecs: now, seq: now === last.msecs ? last.seq + 1 : randomInt(2 ** 31) };
  return v7(last);
}
