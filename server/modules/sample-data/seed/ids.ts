import { v7 } from 'uuid';
import { createRandom } from './random.ts';

export type NewId = (createdAt: number) => string;

/** Deterministic UUIDv7s. The sequence number makes each of them unique. */
export function createSeedIds(): NewId {
  const random = createRandom(7);
  let seq = 0;
  return (createdAt) => {
    const bits = Uint32Array.from({ length: 4 }, () => random() * 2 ** 32);
    return v7({ msecs: createdAt, seq: seq++, random: new Uint8Array(bits.buffer) });
  };
}
