import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { floorToSecond } from '#domain/calendar/time-span.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import type { CategoryClass } from '#domain/focus-area/focus-area.ts';
import { runningProgress } from '#domain/progress/running-progress.ts';
import { toServerTime, useServerNow } from '#web/http/server-clock.ts';
import { useWeekElapsed } from '#web/widgets/week/use-week-elapsed.ts';
import { ProgressBar } from '#web/ui/gauges/progress-bar.tsx';
import * as classes from './area-progress.module.css';

/** Tracked time as of the last fetch, and the entries that have been running since. */
interface LiveUsage {
  readonly seconds: number;
  /** Measured by this device's clock. */
  readonly fetchedAt: number;
  readonly running: readonly TimeEntry[];
}

interface AreaProgressProps {
  readonly name: string;
  readonly usage: LiveUsage;
  /** 0 while resting. */
  readonly plannedMinutes: number;
  readonly isResting: boolean;
  readonly categoryClass: CategoryClass;
}

/** Compares a focus area's time this week with its target. Re-renders every second only while a timer runs. */
export function AreaProgress(props: AreaProgressProps) {
  return props.usage.running.length > 0 ? (
    <LiveBar {...props} />
  ) : (
    <ProgressSummary {...props} seconds={props.usage.seconds} />
  );
}

function LiveBar(props: AreaProgressProps) {
  return <ProgressSummary {...props} seconds={usageSeconds(props.usage, useServerNow())} />;
}

function ProgressSummary({
  name,
  seconds,
  plannedMinutes,
  isResting,
  categoryClass,
}: AreaProgressProps & { readonly seconds: number }) {
  const { percent, color } = runningProgress(seconds, plannedMinutes, categoryClass, useWeekElapsed());
  const tracked = formatDuration(Math.floor(seconds / 60));
  const isLimit = categoryClass === 'Entertainment';
  const planned = plannedMinutes > 0 && `${isLimit ? ', limit' : ' of'} ${formatDuration(plannedMinutes)}`;
  const minutesLeft = Math.ceil(plannedMinutes - seconds / 60);
  return (
    <div className={classes.progress}>
      <ProgressBar
        label={`${name} this week`}
        valueText={planned ? tracked + planned : tracked}
        percent={percent}
        color={color}
      />
      <p className={classes.text}>
        <span>
          <strong>{tracked}</strong>
          {planned}
        </span>
        {isResting && <span>resting this week</span>}
        {planned && (
          <span>
            {minutesLeft > 0 ? `${formatDuration(minutesLeft)} left` : isLimit ? formatOverLimit(-minutesLeft) : 'done'}
          </span>
        )}
      </p>
    </div>
  );
}

function formatOverLimit(minutes: number): string {
  return minutes > 0 ? `${formatDuration(minutes)} over` : 'limit reached';
}

/**
 * `now` is server time. `fetchedAt` is converted here rather than when fetching, because the clock offset may become known only
 * after the response.
 */
function usageSeconds({ seconds, fetchedAt, running }: LiveUsage, now: number): number {
  const [fetchedSecond, currentSecond] = [floorToSecond(toServerTime(fetchedAt)), floorToSecond(now)];
  const sinceFetchMs = running.reduce(
    (sum, { startAt }) => sum + Math.max(0, currentSecond - Math.max(fetchedSecond, Date.parse(startAt))),
    0,
  );
  return seconds + sinceFetchMs / 1000;
}
