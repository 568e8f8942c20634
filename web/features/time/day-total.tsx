import type { TimeEntry } from '#contract/time-entries.ts';
import type { Span } from '#domain/time-span.ts';
import { durationInWords } from '#domain/duration.ts';
import { useServerNow } from '#web/api/server-clock.ts';
import { dayTotalMs } from './entry-span.ts';

interface DayTotalProps {
  readonly entries: readonly TimeEntry[];
  readonly day: Span;
}

/** How much time a day has; it grows with what runs. */
export function DayTotal({ entries, day }: DayTotalProps) {
  const runs = entries.some(({ endAt }) => endAt === null);
  return runs ? <GrowingTotal entries={entries} day={day} /> : totalAt(entries, day, day.to);
}

function GrowingTotal({ entries, day }: DayTotalProps) {
  return totalAt(entries, day, useServerNow());
}

function totalAt(entries: readonly TimeEntry[], day: Span, now: number): string {
  const total = dayTotalMs(entries, day, now);
  return `Total ${total === 0 ? '0 min' : durationInWords(total)}`;
}
