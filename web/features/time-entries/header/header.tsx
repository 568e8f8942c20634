import { Button } from '@mantine/core';
import type { TimeEntry } from '#contract/time-entries.ts';
import { addDays, dayInWords } from '#domain/calendar.ts';
import { PlusIcon } from '#web/ui/icons.tsx';
import { DayTotal } from './day-total.tsx';
import classes from './entries-head.module.css';
import { EntriesDayPicker } from './entries-day-picker.tsx';
import type { ShownDay } from './entries-shown-day.ts';
import type { EntriesView } from './entries-view.ts';
import { EntriesViewSwitch } from './entries-view-switch.tsx';

const HOUR_MS = 3_600_000;

interface EntriesHeadProps {
  readonly shown: ShownDay;
  /** Undefined until they are known. */
  readonly entries: readonly TimeEntry[] | undefined;
  readonly view: EntriesView;
  readonly onShow: (day: string, isTyped?: boolean) => void;
  readonly onView: (view: EntriesView) => void;
  /** Undefined where there is nothing that time could be added to, or nobody knows yet. */
  readonly onAdd: (() => void) | undefined;
}

/** Which day is shown, how, and how much time it has. */
export function EntriesHead({ shown, entries, view, onShow, onView, onAdd }: EntriesHeadProps) {
  const { date, today } = shown;
  const words = dayInWords(date);
  const [weekday = ''] = words.split(' ');
  const hours = (shown.span.to - shown.span.from) / HOUR_MS;
  const name = date === today ? 'Today' : date === addDays(today, -1) ? 'Yesterday' : weekday;
  return (
    <div className={classes.head}>
      <EntriesDayPicker date={date} today={today} onShow={onShow} />
      <div className={classes.tools}>
        <EntriesViewSwitch value={view} onChange={onView} />
        <Button className={classes.add} data-hidden={!onAdd} leftSection={<PlusIcon />} onClick={onAdd}>
          Add Entry
        </Button>
      </div>
      <div className={classes.day}>
        <h2>
          <span>{name}</span>{' '}
          <span className={classes.date}>
            {name === weekday ? words.slice(weekday.length + 1) : words}
            {hours !== 24 && ` · clocks change: ${hours} hours`}
          </span>
        </h2>
        <p>{entries ? <DayTotal entries={entries} day={shown.span} /> : '\u00a0'}</p>
      </div>
    </div>
  );
}
