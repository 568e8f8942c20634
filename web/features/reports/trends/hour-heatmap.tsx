import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { minutesInWords } from '#domain/duration.ts';
import classes from './hour-map.module.css';
import { busiestPlace, clock, fullestOf, type HourRows, levelOf, weekdays } from './hours-of-week.ts';

const steps: Readonly<Record<string, readonly [days: number, parts: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  Home: [0, -24],
  End: [0, 24],
};

/** When time is tracked: the fuller a place, the larger and stronger its square. One tab stop; arrow keys go about in it. */
export function HourMap({ parts }: { readonly parts: HourRows }) {
  const by = 24 / parts[0]!.length;
  const fullest = fullestOf(parts);
  const columns = Array.from({ length: 24 / by }, (_, part) => part * by);
  const body = useRef<HTMLTableSectionElement>(null);
  const [place, setPlace] = useState(() => {
    const { day, part } = busiestPlace(parts);
    return { day, hour: part * by };
  });
  const shown = { day: place.day, part: Math.floor(place.hour / by) };

  const look = (day: number, part: number) => setPlace({ day, hour: part * by });
  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
    const day = within(shown.day + step[0], 6);
    const part = within(shown.part + step[1], columns.length - 1);
    body.current!.rows[day]!.querySelectorAll('button')[part]!.focus();
  }

  return (
    <div>
      <table className={classes.map}>
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
                <VisuallyHidden>{clock(hour)}</VisuallyHidden>
                <span aria-hidden="true">{clock(hour)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {parts.map((day, n) => (
            <tr key={weekdays[n]}>
              <th scope="row">
                <VisuallyHidden>{weekdays[n]}</VisuallyHidden>
                <span aria-hidden="true">{weekdays[n]!.slice(0, 3)}</span>
              </th>
              {columns.map((hour, part) => (
                <td key={hour}>
                  <button
                    type="button"
                    data-level={levelOf(day[part]!, fullest)}
                    tabIndex={n === shown.day && part === shown.part ? 0 : -1}
                    onFocus={() => look(n, part)}
                    onPointerEnter={() => look(n, part)}
                    onKeyDown={move}
                    aria-label={minutesInWords(day[part]! / 60)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.words} aria-hidden="true">
        <strong>
          {weekdays[shown.day]} {clock(shown.part * by)} – {clock((shown.part + 1) * by)}
        </strong>
        <span>{minutesInWords(parts[shown.day]![shown.part]! / 60)} in 12 weeks</span>
      </p>
    </div>
  );
}
