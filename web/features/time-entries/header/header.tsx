import type { ReactNode } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { addDays, weekStartForDay } from '#domain/calendar/calendar.ts';
import { formatLongDate, formatLongDay, formatWeekday, formatWeekRange } from '#domain/calendar/format-date.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PlusIcon, SearchIcon } from '#web/ui/icons/icons.tsx';
import { IconLink } from '#web/ui/link/icon-link.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { relativeWeekLabel } from '#web/ui/week/week-labels.ts';
import { type CalendarDay, countHours, spanOfDays } from '../calendar-day.ts';
import type { EntriesView } from '../entries-view.ts';
import { Total } from '../total.tsx';
import * as classes from './header.module.css';
import { DayPicker } from './day-picker.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface HeaderProps {
  readonly selectedDay: CalendarDay;
  /** The selected day, or all days of its week. */
  readonly days: readonly CalendarDay[];
  /** How many days the arrows move. */
  readonly stepDays: number;
  /** Undefined until loaded. */
  readonly entries: readonly TimeEntry[] | undefined;
  readonly view: EntriesView;
  readonly onSelectDay: (day: string, isTyped?: boolean) => void;
  readonly onViewChange: (view: EntriesView) => void;
  /** Undefined if there is no focus area, or until they are loaded. */
  readonly onAdd: (() => void) | undefined;
  /** A button, shown beside the date on a phone and beside the total on a wide screen. */
  readonly children?: ReactNode;
}

export function Header(props: HeaderProps) {
  const { selectedDay, days, stepDays, entries, view, onSelectDay, onViewChange, onAdd, children } = props;
  const formats = useFormats();
  const { date, today } = selectedDay;
  const { name, dates } = days.length > 1 ? describeWeek(days, formats) : describeDay(selectedDay, formats);
  return (
    <div className={classes.header}>
      <DayPicker date={date} today={today} view={view} stepDays={stepDays} onSelect={onSelectDay} />
      <div className={classes.toolbar}>
        <ViewSwitch value={view} onChange={onViewChange} />
        <IconLink to="/time-entries/search" aria-label="Search entries" title="Search entries">
          <SearchIcon />
        </IconLink>
        <Button className={classes.add} data-hidden={!onAdd} leftSection={<PlusIcon />} onClick={onAdd}>
          Add Entry
        </Button>
      </div>
      <div className={classes.day}>
        <h2>
          <span>{name}</span> <span className={classes.date}>{dates}</span>
        </h2>
        <p>{entries ? <Total entries={entries} span={spanOfDays(days)} /> : '\u00a0'}</p>
        {children && <div className={classes.action}>{children}</div>}
      </div>
    </div>
  );
}

interface Heading {
  readonly name: string;
  readonly dates: string;
}

function describeDay(day: CalendarDay, formats: Formats): Heading {
  const { date, today } = day;
  const weekday = formatWeekday(date);
  const name = date === today ? 'Today' : date === addDays(today, -1) ? 'Yesterday' : weekday;
  const dates = name === weekday ? formatLongDate(date, formats) : formatLongDay(date, formats);
  const hours = countHours(day);
  return { name, dates: hours === 24 ? dates : `${dates} · clocks change: ${hours} hours` };
}

function describeWeek(days: readonly CalendarDay[], formats: Formats): Heading {
  const { date, today } = days[0]!;
  const changed = days.find((day) => countHours(day) !== 24);
  const change = changed && ` · clocks change on ${formatWeekday(changed.date)}: ${countHours(changed)} hours`;
  return {
    name: relativeWeekLabel(date, weekStartForDay(today)),
    dates: `${formatWeekRange(date, formats)}${change ?? ''}`,
  };
}
