import { v7 } from 'uuid';
import { seeded } from './chance.ts';

/** The id of something made at that moment. */
export type NewId = (createdAt: number) => string;

/** Ids as the product makes them, but the same each time; their number is part of them, so that no two are equal. */
export function lifeIds(): NewId {
  const chance = seeded(7);
  let seq = 0;
  return (createdAt) => {
    const random = Uint32Array.from({ length: 4 }, () => chance() * 2 ** 32);
    return v7({ msecs: createdAt, seq: seq++, random: new Uint8Array(random.buffer) });
  };
}
