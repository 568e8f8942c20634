import type { GoalDetail } from '#contract/goals/goals.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { formatElapsed, formatDuration } from '#domain/duration/format-duration.ts';
import { isZero } from '#domain/plan/planned-time.ts';
import { useTimers } from '#web/api/time-entries/timers.ts';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { ProgressBar } from '#web/ui/gauges/progress-bar.tsx';
import { formatPlannedTime } from '#web/widgets/plan/planned-time-labels.ts';
import { countsFrom, useLiveTrackedSec } from '#web/widgets/timer/use-live-tracked-sec.ts';
import { useCurrentWeek } from '#web/widgets/week/use-current-week.ts';
import { calculateEffort } from './effort.ts';
import * as classes from './effort-summary.module.css';

interface EffortSummaryProps {
  readonly detail: GoalDetail;
  /** When the detail was fetched, by this device's clock. */
  readonly fetchedAt: number;
}

/** The goal's tracked and estimated time, updated live while its timer runs. */
export function EffortSummary({ detail, fetchedAt }: EffortSummaryProps) {
  const { timers } = useTimers();
  const entry = timers?.running.find(({ goalId }) => goalId === detail.goal._id);
  return entry ? (
    <LiveEffort detail={detail} fetchedAt={fetchedAt} entry={entry} />
  ) : (
    <EffortFigures detail={detail} trackedSec={detail.trackedSec} />
  );
}

function LiveEffort({ detail, fetchedAt, entry }: EffortSummaryProps & { readonly entry: TimeEntry }) {
  const trackedSec = useLiveTrackedSec(detail.trackedSec, [countsFrom(entry, fetchedAt)]);
  return <EffortFigures detail={detail} trackedSec={trackedSec} />;
}

interface EffortFiguresProps {
  readonly detail: GoalDetail;
  readonly trackedSec: number;
}

function EffortFigures({ detail, trackedSec }: EffortFiguresProps) {
  const { estimated, left, resourcesMin, percent } = calculateEffort(detail, trackedSec, useCurrentWeek());
  const tracked = trackedSec < 1 ? '0 min' : formatElapsed(trackedSec * 1000);
  return (
    <div className={classes.effort} data-color={classMeta[detail.focusArea.focusAreaClass].color}>
      <dl>
        <div>
          <dt>Tracked</dt>
          <dd>{tracked}</dd>
        </div>
        <div>
          <dt>Estimated</dt>
          <dd>{isZero(estimated) ? '—' : formatPlannedTime(estimated)}</dd>
        </div>
        {!isZero(estimated) && (
          <div>
            <dt>Still to do</dt>
            <dd>{isZero(left) ? 'Nothing' : formatPlannedTime(left)}</dd>
          </div>
        )}
        {resourcesMin !== undefined && (
          <div>
            <dt>Resources only</dt>
            <dd>{formatDuration(resourcesMin)}</dd>
          </div>
        )}
      </dl>
      {percent !== undefined && (
        <>
          <ProgressBar
            label="Tracked share of the estimated time"
            valueText={`${tracked} of ${formatPlannedTime(estimated)}`}
            percent={percent}
          />
          <p>{percent > 100 ? 'More time than estimated.' : `${Math.floor(percent)} % of the estimated time.`}</p>
        </>
      )}
    </div>
  );
}
