import type { AreaOfWeek } from '#contract/reports.ts';
import { minutesInWords } from '#domain/duration.ts';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { Figures } from './figures.tsx';
import { ReportCard } from './report-card.tsx';
import { type ClassWeek, minutesIn, plannedMinutes } from './week-rows.ts';
import { againstPrevious, againstUsual } from './usual-words.ts';
import classes from './week-totals.module.css';

interface WeekTotalsProps {
  readonly report: readonly AreaOfWeek[];
  readonly weeks: readonly ClassWeek[];
  readonly usualMin: number;
  readonly isOver: boolean;
  /** What was tracked by the same point of the previous week; only for a running week. */
  readonly previousMin: number | null | undefined;
}

/** How much time the week had, and what kind of time it was. */
export function WeekTotals({ report, weeks, usualMin, isOver, previousMin }: WeekTotalsProps) {
  const trackedMin = minutesIn(report);
  const plannedMin = plannedMinutes(report);
  const towardsPlan = report.filter(({ focusAreaClass: of, isResting }) => of !== 'chill_zone' && !isResting);
  return (
    <ReportCard title={isOver ? 'How the week went' : 'How the week is going'}>
      <Figures
        figures={[
          {
            name: isOver ? 'Tracked' : 'Tracked so far',
            value: minutesInWords(trackedMin),
            note:
              (isOver || typeof previousMin !== 'number'
                ? againstUsual(trackedMin, usualMin, isOver)
                : againstPrevious(trackedMin, previousMin)) || undefined,
          },
          {
            name: 'Planned',
            value: plannedMin === 0 ? 'Nothing' : minutesInWords(plannedMin),
            note: plannedMin === 0 ? undefined : `${minutesInWords(minutesIn(towardsPlan))} of it tracked`,
          },
        ]}
      />
      <ClassSplit weeks={weeks} trackedMin={trackedMin} />
    </ReportCard>
  );
}

/** One bar for all the time, cut by the kinds of it; the words below say the same. */
function ClassSplit({ weeks, trackedMin }: { readonly weeks: readonly ClassWeek[]; readonly trackedMin: number }) {
  return (
    <div className={classes.split}>
      <div className={classes.bar} aria-hidden="true">
        {weeks.map(({ focusAreaClass, percent }) => (
          <span
            key={focusAreaClass}
            data-color={classFaces[focusAreaClass].color}
            style={{ width: `${trackedMin === 0 ? 0 : percent}%` }}
          />
        ))}
      </div>
      <ul>
        {weeks.map(({ focusAreaClass, percent, trackedMin: minutes }) => {
          const { label, color, icon: ClassIcon } = classFaces[focusAreaClass];
          return (
            <li key={focusAreaClass} data-color={color}>
              <ClassIcon size={18} />
              <span>
                {label} <strong>{minutesInWords(minutes)}</strong>
                {percent > 0 && ` · ${percent}%`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
