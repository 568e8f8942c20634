import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { RangeReport } from '#contract/reports/range-report.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { areaColor } from '#web/ui/focus-area/area-color.ts';
import { areaColors } from './area-colors.ts';
import * as classes from './row-bars.module.css';

/** More would not fit on a screen. The table has all rows. */
const MAX_BARS = 12;

interface RowBarsProps {
  readonly report: RangeReport;
  readonly areas: readonly FocusAreaWithGoals[];
}

/** A bar per focus area, goal or tag. Hidden from screen readers, because the table has the same values. */
export function RowBars({ report: { by, rows }, areas }: RowBarsProps) {
  const bars = rows.slice(0, MAX_BARS);
  // The time without a tag comes last, even if it is the most.
  const namedCount = rows.filter(({ key }) => key !== null).length;
  const largest = Math.max(1, ...bars.map(({ sec }) => sec));
  const colorOf = areaColors(by, areas);
  return (
    <div aria-hidden="true">
      <ol className={classes.bars}>
        {bars.map((row) => {
          const color = colorOf(row);
          return (
            <li key={row.key}>
              <span dir="auto">{row.label}</span>
              <span>{formatDuration(Math.floor(row.sec / 60))}</span>
              <i style={{ width: `${(row.sec / largest) * 100}%`, ...(color && { background: areaColor[color] }) }} />
            </li>
          );
        })}
      </ol>
      {namedCount > MAX_BARS && (
        <p className={classes.more}>
          The {MAX_BARS} with the most time of {namedCount}.
        </p>
      )}
    </div>
  );
}
