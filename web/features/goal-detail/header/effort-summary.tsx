import type { GoalDetail } from '#contract/goal-detail.ts';
import { durationInWords, minutesInWords } from '#domain/duration.ts';
import { wholeSecond } from '#domain/time-span.ts';
import { serverTimeOf, useServerNow } from '#web/api/server-clock.ts';
import { useTimers } from '#web/api/time-entries.ts';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { effortOf } from './effort.ts';
import classes from './goal-effort.module.css';

interface GoalEffortProps {
  readonly detail: GoalDetail;
  /** When the server told it, by the clock of this device. */
  readonly toldAt: number;
}

/** The time that went into the goal, beside what its tasks or resources were thought to take. It grows while the timer runs. */
export function GoalEffort({ detail, toldAt }: GoalEffortProps) {
  const { timers } = useTimers();
  const runs = timers?.running.some(({ goalId }) => goalId === detail.goal._id);
  return runs ? <Growing detail={detail} toldAt={toldAt} /> : <Effort detail={detail} trackedSec={detail.trackedSec} />;
}

function Growing({ detail, toldAt }: GoalEffortProps) {
  const since = Math.max(0, wholeSecond(useServerNow()) - wholeSecond(serverTimeOf(toldAt)));
  return <Effort detail={detail} trackedSec={detail.trackedSec + since / 1000} />;
}

interface EffortProps {
  readonly detail: GoalDetail;
  readonly trackedSec: number;
}

function Effort({ detail, trackedSec }: EffortProps) {
  const { estimatedMin, leftMin, resourcesMin, percent } = effortOf(detail, trackedSec);
  const tracked = trackedSec < 1 ? '0 min' : durationInWords(trackedSec * 1000);
  return (
    <div className={classes.effort} data-color={classFaces[detail.focusArea.focusAreaClass].color}>
      <dl>
        <div>
          <dt>Tracked</dt>
          <dd>{tracked}</dd>
        </div>
        <div>
          <dt>Estimated</dt>
          <dd>{estimatedMin === 0 ? '—' : minutesInWords(estimatedMin)}</dd>
        </div>
        {estimatedMin > 0 && (
          <div>
            <dt>Still to do</dt>
            <dd>{leftMin === 0 ? 'nothing' : minutesInWords(leftMin)}</dd>
          </div>
        )}
        {resourcesMin !== undefined && (
          <div>
            <dt>Resources alone</dt>
            <dd>{minutesInWords(resourcesMin)}</dd>
          </div>
        )}
      </dl>
      {estimatedMin > 0 && (
        <>
          <ProgressBar
            label="Tracked of the estimated time"
            valueText={`${tracked} of ${minutesInWords(estimatedMin)}`}
            percent={percent}
          />
          <p>{percent > 100 ? 'More time than estimated.' : `${Math.floor(percent)} % of the estimated time.`}</p>
        </>
      )}
    </div>
  );
}
