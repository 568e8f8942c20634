import { v7 } from 'uuid';

/** Ids that grow with time, so that rows made together lie together. */
export function newId(now: number): string {
  return v7({ msecs: now });
}
