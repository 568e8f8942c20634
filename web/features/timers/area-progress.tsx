import { minutesInWords } from '#domain/duration.ts';
import type { CategoryClass } from '#domain/focus-area.ts';
import { progressSoFar } from '#domain/progress-so-far.ts';
import { useServerNow } from '#web/api/server-clock.ts';
import { useWeekElapsed } from '#web/api/use-week-elapsed.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import classes from './area-progress.module.css';
import { secondsAt, type Usage } from './timer-usage.ts';

interface AreaProgressProps {
  readonly name: string;
  readonly usage: Usage;
  /** 0 while it rests. */
  readonly plannedMin: number;
  readonly isResting: boolean;
  readonly categoryClass: CategoryClass;
}

/** The week of a focus area against its target. Only while something runs it is drawn anew each second. */
export function AreaProgress(props: AreaProgressProps) {
  return props.usage.running.length > 0 ? <GrowingBar {...props} /> : <Bar {...props} seconds={props.usage.seconds} />;
}

function GrowingBar(props: AreaProgressProps) {
  return <Bar {...props} seconds={secondsAt(props.usage, useServerNow())} />;
}

function Bar({
  name,
  seconds,
  plannedMin,
  isResting,
  categoryClass,
}: AreaProgressProps & { readonly seconds: number }) {
  const { percent, color } = progressSoFar(seconds, plannedMin, categoryClass, useWeekElapsed());
  const tracked = minutesInWords(Math.floor(seconds / 60));
  const isLimit = categoryClass === 'Entertainment';
  const planned = plannedMin > 0 && `${isLimit ? ', limit' : ' of'} ${minutesInWords(plannedMin)}`;
  const left = Math.ceil(plannedMin - seconds / 60);
  return (
    <div className={classes.progress}>
      <ProgressBar
        label={`${name} this week`}
        valueText={planned ? tracked + planned : tracked}
        percent={percent}
        color={color}
      />
      <p className={classes.words}>
        <span>
          <strong>{tracked}</strong>
          {planned}
        </span>
        {isResting && <span>rests this week</span>}
        {planned && <span>{left > 0 ? `${minutesInWords(left)} left` : isLimit ? over(-left) : 'done'}</span>}
      </p>
    </div>
  );
}

function over(minutes: number): string {
  return minutes > 0 ? `${minutesInWords(minutes)} over` : 'limit reached';
}
