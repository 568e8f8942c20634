import type { TimeEntry } from '#contract/time-entries.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { formatLongDate, formatLongDay, formatWeekday } from '#domain/calendar/format-date.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { useServerNow } from '#web/http/server-clock.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { PlusIcon } from '#web/ui/icons/icons.tsx';
import { sumDayMs } from '#web/widgets/entry-dialog/entry-span.ts';
import classes from './header.module.css';
import { DayPicker } from './day-picker.tsx';
import type { SelectedDay } from '../use-selected-day.ts';
import type { EntriesView } from '../use-entries-view.ts';
import { ViewSwitch } from './view-switch.tsx';

const HOUR_MS = 3_600_000;

interface HeaderProps {
  readonly selectedDay: SelectedDay;
  /** Undefined until loaded. */
  readonly entries: readonly TimeEntry[] | undefined;
  readonly view: EntriesView;
  readonly onSelectDay: (day: string, isTyped?: boolean) => void;
  readonly onViewChange: (view: EntriesView) => void;
  /** Undefined if there is no focus area, or until they are loaded. */
  readonly onAdd: (() => void) | undefined;
}

export function Header({ selectedDay, entries, view, onSelectDay, onViewChange, onAdd }: HeaderProps) {
  const { date, today } = selectedDay;
  const formats = useFormats();
  const weekday = formatWeekday(date);
  const hours = (selectedDay.span.to - selectedDay.span.from) / HOUR_MS;
  const name = date === today ? 'Today' : date === addDays(today, -1) ? 'Yesterday' : weekday;
  return (
    <div className={classes.header}>
      <DayPicker date={date} today={today} onSelect={onSelectDay} />
      <div className={classes.toolbar}>
        <ViewSwitch value={view} onChange={onViewChange} />
        <Button className={classes.add} data-hidden={!onAdd} leftSection={<PlusIcon />} onClick={onAdd}>
          Add Entry
        </Button>
      </div>
      <div className={classes.day}>
        <h2>
          <span>{name}</span>{' '}
          <span className={classes.date}>
            {name === weekday ? formatLongDate(date, formats) : formatLongDay(date, formats)}
            {hours !== 24 && ` · clocks change: ${hours} hours`}
          </span>
        </h2>
        <p>{entries ? <DayTotal entries={entries} day={selectedDay.span} /> : '\u00a0'}</p>
      </div>
    </div>
  );
}

interface DayTotalProps {
  readonly entries: readonly TimeEntry[];
  readonly day: Span;
}

/** Re-renders every second only while a timer runs. */
function DayTotal({ entries, day }: DayTotalProps) {
  const isRunning = entries.some(({ endAt }) => endAt === null);
  return isRunning ? <LiveTotal entries={entries} day={day} /> : formatTotal(entries, day, day.to);
}

function LiveTotal({ entries, day }: DayTotalProps) {
  return formatTotal(entries, day, useServerNow());
}

function formatTotal(entries: readonly TimeEntry[], day: Span, now: number): string {
  const total = sumDayMs(entries, day, now);
  return `Total ${total === 0 ? '0 min' : formatElapsed(total)}`;
}
