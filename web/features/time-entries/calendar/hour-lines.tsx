import { memo } from 'react';
import type { Axis } from './axis.ts';
import * as classes from './hour-lines.module.css';
import { percentOf } from './position.ts';

/** The grid lines. Hidden from screen readers, because every entry states its times. */
export const HourLines = memo(function HourLines({ axis }: { readonly axis: Axis }) {
  return (
    <div aria-hidden="true">
      {axis.hours.map(({ top, label }) => (
        <div key={top} className={classes.hour} style={{ top: percentOf(axis.length, top) }}>
          <span>{label}</span>
        </div>
      ))}
    </div>
  );
});
