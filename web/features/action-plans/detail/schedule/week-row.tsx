import { listPlanSegments, type PlanDates } from '#domain/plan/schedule/plan-dates.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { planWeekLabel, type WeekContext } from '#web/widgets/plan/schedule-labels.ts';
import { describeSegments, formatWeeks } from './schedule-labels.ts';
import * as classes from './week-row.module.css';

interface WeekRowProps {
  readonly dates: PlanDates;
  readonly lastWeek: number;
  readonly context: WeekContext;
}

/** More weeks than this leave little space between them. */
const MANY = 26;

/** A segment for each week: its height tells weeks that are over, the current one and those ahead apart. */
export function WeekRow({ dates, lastWeek, context: { currentWeek, formats } }: WeekRowProps) {
  const segments = listPlanSegments(dates, lastWeek, currentWeek);
  return (
    <div>
      <VisuallyHidden>{describeSegments(segments)}</VisuallyHidden>
      <div className={classes.weeks} data-many={segments.length > MANY || undefined} aria-hidden="true">
        {segments.map((segment) =>
          segment.type === 'week' ? (
            <i key={segment.week} data-when={segment.when} title={planWeekLabel(segment.week, dates, formats)} />
          ) : (
            <b key={`before ${segment.beforeWeek}`} title={`Paused for ${formatWeeks(segment.weeks)}`} />
          ),
        )}
      </div>
    </div>
  );
}
