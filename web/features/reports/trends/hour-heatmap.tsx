import { type KeyboardEvent, useRef, useState } from 'react';
import { formatHour } from '#domain/calendar/format-date.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import * as classes from './hour-heatmap.module.css';
import { busiestSlot, maxSlotSeconds, type HourGrid, heatLevel, weekdays } from './hour-grid.ts';

const steps: Readonly<Record<string, readonly [days: number, slots: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  Home: [0, -24],
  End: [0, 24],
};

/** Tracked time by weekday and hour. A single tab stop; the arrow keys move between cells. */
export function HourHeatmap({ grid }: { readonly grid: HourGrid }) {
  const formats = useFormats();
  const hoursPerSlot = 24 / grid[0]!.length;
  const maxSeconds = maxSlotSeconds(grid);
  const columns = Array.from({ length: 24 / hoursPerSlot }, (_, slot) => slot * hoursPerSlot);
  const body = useRef<HTMLTableSectionElement>(null);
  const [cursor, setCursor] = useState(() => {
    const { day, slot } = busiestSlot(grid);
    return { day, hour: slot * hoursPerSlot };
  });
  const active = { day: cursor.day, slot: Math.floor(cursor.hour / hoursPerSlot) };

  const moveCursor = (day: number, slot: number) => setCursor({ day, hour: slot * hoursPerSlot });
  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));
    const day = clamp(active.day + step[0], 6);
    const slot = clamp(active.slot + step[1], columns.length - 1);
    body.current!.rows[day]!.querySelectorAll('button')[slot]!.focus();
  }

  return (
    <div>
      <table className={classes.heatmap}>
        <caption>
          <VisuallyHidden>Time tracked in the last 12 weeks, by weekday and hour</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Weekday</VisuallyHidden>
            </th>
            {columns.map((hour) => (
              <th key={hour} scope="col" data-shown={hour % 6 === 0}>
                <VisuallyHidden>{formatHour(hour, formats)}</VisuallyHidden>
                <span aria-hidden="true">{formatHour(hour, formats)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {grid.map((slots, day) => (
            <tr key={weekdays[day]}>
              <th scope="row">
                <VisuallyHidden>{weekdays[day]}</VisuallyHidden>
                <span aria-hidden="true">{weekdays[day]!.slice(0, 3)}</span>
              </th>
              {columns.map((hour, slot) => (
                <td key={hour}>
                  <button
                    type="button"
                    data-level={heatLevel(slots[slot]!, maxSeconds)}
                    tabIndex={day === active.day && slot === active.slot ? 0 : -1}
                    onFocus={() => moveCursor(day, slot)}
                    onPointerEnter={() => moveCursor(day, slot)}
                    onKeyDown={handleKeyDown}
                    aria-label={formatDuration(slots[slot]! / 60)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.caption} aria-hidden="true">
        <strong>
          {weekdays[active.day]} {formatHour(active.slot * hoursPerSlot, formats)} –{' '}
          {formatHour((active.slot + 1) * hoursPerSlot, formats)}
        </strong>
        <span>{formatDuration(grid[active.day]![active.slot]! / 60)} in 12 weeks</span>
      </p>
    </div>
  );
}
