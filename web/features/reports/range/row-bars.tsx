import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { RangeReport, RangeReportRow } from '#contract/range-report.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import classes from './row-bars.module.css';

/** More would not fit on a screen. The table has all rows. */
const MAX_BARS = 12;

interface RowBarsProps {
  readonly report: RangeReport;
  readonly areas: readonly FocusAreaWithGoals[];
}

/** A bar per focus area, goal or tag. Hidden from screen readers, because the table has the same values. */
export function RowBars({ report: { by, rows }, areas }: RowBarsProps) {
  const largest = Math.max(1, ...rows.map(({ sec }) => sec));
  const classById = new Map(areas.map(({ _id, focusAreaClass }) => [_id, focusAreaClass]));
  const colorOf = ({ key, focusArea }: RangeReportRow) => {
    const focusAreaClass = by === 'tag' ? undefined : classById.get(focusArea?._id ?? key ?? '');
    return focusAreaClass && classMeta[focusAreaClass].color;
  };
  return (
    <div aria-hidden="true">
      <ol className={classes.bars}>
        {rows.slice(0, MAX_BARS).map((row) => (
          <li key={row.key} data-color={colorOf(row)}>
            <span dir="auto">{row.label}</span>
            <span>{formatDuration(Math.floor(row.sec / 60))}</span>
            <i style={{ width: `${(row.sec / largest) * 100}%` }} />
          </li>
        ))}
      </ol>
      {rows.length > MAX_BARS && (
        <p className={classes.more}>
          The {MAX_BARS} with the most time of {rows.length}.
        </p>
      )}
    </div>
  );
}
