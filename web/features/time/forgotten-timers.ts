import { entryMaxMs } from '#domain/limits.ts';
import { readStored, writeStored } from '#web/ui/browser-storage.ts';

const KEY = 'weekwise-kept-timers';

/** When the user last said that a timer was not forgotten, by the clock of the server. */
export function keptAt(entryId: string): number | undefined {
  return kept().find(([id]) => id === entryId)?.[1];
}

/** No timer runs for longer than an entry may be, so what was said before is no longer needed. */
export function keepTimer(entryId: string, now: number): void {
  const others = kept().filter(([id, at]) => id !== entryId && at > now - entryMaxMs);
  writeStored(KEY, [...others, [entryId, now]]);
}

function kept(): [string, number][] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

function isKept(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
