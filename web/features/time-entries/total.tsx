import type { TimeEntry } from '#contract/time-entries.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { useServerNow } from '#web/http/server-clock.ts';
import { sumDayMs } from '#web/widgets/entry-dialog/entry-span.ts';

interface TotalProps {
  readonly entries: readonly TimeEntry[];
  /** Entries count only for the part of them that lies within this span. */
  readonly span: Span;
}

/** The tracked time of a day or a week. Re-renders every second only while a timer runs. */
export function Total({ entries, span }: TotalProps) {
  const isRunning = entries.some(({ endAt }) => endAt === null);
  return isRunning ? <LiveTotal entries={entries} span={span} /> : formatTotal(entries, span, span.to);
}

function LiveTotal({ entries, span }: TotalProps) {
  return formatTotal(entries, span, useServerNow());
}

function formatTotal(entries: readonly TimeEntry[], span: Span, now: number): string {
  const total = sumDayMs(entries, span, now);
  return total === 0 ? '0 min' : formatElapsed(total);
}
