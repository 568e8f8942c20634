import type { ImportCounts } from '#contract/imports.ts';
import { limits } from '#domain/limits.ts';

type Room = Pick<ImportCounts, 'focusAreas' | 'goals'>;

const kinds = [
  { kind: 'focusAreas', name: 'focus areas', max: limits.areasPerAccount },
  { kind: 'goals', name: 'goals', max: limits.goalsPerAccount },
] as const;

/** Why an account that has so much cannot have what a file makes besides; null where it can. */
export function noRoomFor(makes: Room, has: Room): string | null {
  for (const { kind, name, max } of kinds) {
    const all = has[kind] + makes[kind];
    if (makes[kind] > 0 && all > max) {
      return `With this file your account would have ${all} ${name}. It can have at most ${max}.`;
    }
  }
  return null;
}
