import { useId, type ComponentProps } from 'react';
import { formatShortDay, formatShortWeekday } from '#domain/calendar/format-date.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { useServerNow } from '#web/http/server-clock.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { entrySpan } from '#web/widgets/entry-dialog/entry-span.ts';
import { EntryRows } from '#web/widgets/entry-list/rows.tsx';
import * as classes from './day-results.module.css';
import type { DayResults } from './group-by-day.ts';

type RowsProps = Omit<ComponentProps<typeof EntryRows>, 'entries' | 'day' | 'countsPart'>;

interface DaySectionProps extends RowsProps {
  readonly day: DayResults;
}

/** The matches of a day under its date and total. */
export function DaySection({ day, ...rows }: DaySectionProps) {
  const headingId = useId();
  const formats = useFormats();
  const isRunning = day.entries.some(({ endAt }) => endAt === null);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        <span>
          {formatShortWeekday(day.date)}, {formatShortDay(day.date, formats)}
        </span>{' '}
        <span className={classes.total}>
          {isRunning ? <LiveTotal day={day} /> : formatElapsed(day.totalSec * 1000)}
        </span>
      </h2>
      <EntryRows {...rows} entries={day.entries} day={day} countsPart={false} />
    </section>
  );
}

/** Re-renders every second. The total is as of the search, and so are the durations of the running entries. */
function LiveTotal({ day }: { readonly day: DayResults }) {
  const now = useServerNow();
  const since = day.entries
    .filter(({ endAt }) => endAt === null)
    .reduce((sum, entry) => {
      const { from, to } = entrySpan(entry, now);
      return sum + Math.max(0, to - from - entry.durationSec * 1000);
    }, 0);
  return formatElapsed(day.totalSec * 1000 + since);
}
