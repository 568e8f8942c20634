import { useState } from 'react';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { RangeReport } from '#contract/reports/range-report.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { formatOverlap } from '#domain/duration/format-overlap.ts';
import { Button } from '#web/ui/button/button.tsx';
import { AreaDot } from '#web/ui/focus-area/area-dot.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { toWholePercents } from '../whole-percents.ts';
import { areaColors } from './area-colors.ts';
import { groupingMeta, rowName } from './groupings.ts';
import * as classes from './range-table.module.css';

/** A table of two years of days would be slow to render. */
const MAX_ROWS = 100;

interface RangeTableProps {
  readonly report: RangeReport;
  readonly areas: readonly FocusAreaWithGoals[];
  readonly today: string;
}

export function RangeTable({ report, areas, today }: RangeTableProps) {
  const { by, totalSec, rowsOverlap } = report;
  // Days, weeks and months that have not begun are left to the chart.
  const rows = report.rows.filter(({ key, entries }) => !groupingMeta[by].period || key! <= today || entries > 0);
  const colorOf = areaColors(by, areas);
  const formats = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const percents = rowsOverlap
    ? rows.map(({ sec }) => Math.round((sec / Math.max(1, totalSec)) * 100))
    : toWholePercents(rows.map(({ sec }) => sec));
  return (
    <div className={classes.scroll}>
      <table className={classes.table} data-periods={groupingMeta[by].period !== undefined}>
        <thead>
          <tr>
            <th scope="col">{groupingMeta[by].column}</th>
            <th scope="col">Tracked</th>
            <th scope="col">Share</th>
            <th scope="col">Entries</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, showsAll ? undefined : MAX_ROWS).map((row, n) => {
            const overlap = formatOverlap(row.sec, row.elapsedSec);
            return (
              <tr key={row.key}>
                <th scope="row">
                  {by === 'area' && <AreaDot color={colorOf(row)} />} <bdi>{rowName(by, row, formats)}</bdi>
                  {row.focusArea && (
                    <small dir="auto">
                      <AreaDot color={colorOf(row)} /> {row.focusArea.name}
                    </small>
                  )}
                </th>
                <td>
                  {formatDuration(Math.floor(row.sec / 60))}
                  {overlap !== undefined && <small>{`in ${formatDuration(Math.floor(row.elapsedSec / 60))}`}</small>}
                </td>
                <td>{percents[n]}%</td>
                <td>{row.entries}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > MAX_ROWS && !showsAll && (
        <Button variant="default" onClick={() => setShowsAll(true)}>
          Show all {rows.length} rows
        </Button>
      )}
    </div>
  );
}
