import type { ProductivityScore, RatedWeek } from '#contract/reports/reports.ts';
import { averageScore } from '#domain/rating/score-history.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { ClockIcon, StarFilledIcon } from '#web/ui/icons/icons.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { RatingGauge } from '#web/ui/gauges/rating-gauge.tsx';
import { UnratedGauge } from '#web/ui/gauges/unrated-gauge.tsx';
import * as classes from './rating-card.module.css';
import { scoreChangePercent } from './score-change.ts';
import { describeOutcome, describePace, unratedReason } from '../week-labels.ts';

const UnratedWeeksPrompt = lazyComponent(
  async () => (await import('#web/widgets/unrated-weeks/unrated-weeks-prompt.tsx')).UnratedWeeksPrompt,
);

interface RatingCardProps {
  readonly score: ProductivityScore | undefined;
  /** The six preceding weeks, oldest first. */
  readonly history: readonly RatedWeek[] | undefined;
  readonly isCurrentWeek: boolean;
  readonly timeZone: string;
  readonly now: number;
}

export function RatingCard({ score, history, isCurrentWeek, timeZone, now }: RatingCardProps) {
  const pace = score && describePace(score, timeZone, now);
  return (
    <Panel title="Productivity Rating" className={classes.card}>
      <div className={classes.rating}>
        {score && !score.isCounted ? (
          <UnratedGauge />
        ) : score ? (
          <RatingGauge label="Productivity Rating" rating={score.rating} pace={pace} />
        ) : (
          <div className={classes.ring}>
            <Skeleton width="100%" height={140} isCircle />
          </div>
        )}
        <RatingFigures score={score} history={history} isCurrentWeek={isCurrentWeek} />
      </div>
      <p className={classes.pace} data-state={pace?.state}>
        {!score ? (
          <Skeleton width="70%" height={22} />
        ) : pace ? (
          <>
            <ClockIcon size={18} />
            <span>
              <strong>{pace.title}.</strong> {pace.text}
            </span>
          </>
        ) : (
          <span>{ratingExplanation(score, isCurrentWeek)}</span>
        )}
      </p>
      {score && !score.isCounted && <UnratedWeeksPrompt weekStart={score.weekStart} />}
    </Panel>
  );
}

function ratingExplanation(score: ProductivityScore, isCurrentWeek: boolean) {
  if (score.isCounted) return describeOutcome(score);
  return (
    <>
      {unratedReason(score.areas, isCurrentWeek)}{' '}
      <TextLink to="/planner" search={{ week: score.weekStart }}>
        Plan this week
      </TextLink>
    </>
  );
}

function RatingFigures({
  score,
  history,
  isCurrentWeek,
}: Pick<RatingCardProps, 'score' | 'history' | 'isCurrentWeek'>) {
  const change = score && history && scoreChangePercent(score, history.at(-1));
  const average = history && averageScore(history);
  const isAbove = score !== undefined && average !== undefined && average !== null && score.score > average;
  return (
    <dl className={classes.figures}>
      <div>
        <dt>Score</dt>
        <dd className={classes.score}>
          {score ? score.score : <Skeleton width={64} height={28} />}
          {isAbove && (
            <span className={classes.star} title="Above the 6-week average">
              <StarFilledIcon size={22} />
              <VisuallyHidden>above average</VisuallyHidden>
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>{isCurrentWeek ? 'vs. previous week at this point' : 'vs. previous week'}</dt>
        <dd data-direction={change ? (change > 0 ? 'up' : 'down') : undefined}>
          {change === undefined ? <Skeleton width={48} height={22} /> : formatChange(change)}
        </dd>
      </div>
      <div>
        <dt>6-week average</dt>
        <dd>
          {average === undefined ? <Skeleton width={48} height={22} /> : average === null ? '—' : Math.round(average)}
        </dd>
      </div>
    </dl>
  );
}

function formatChange(percent: number | null): string {
  if (percent === null) return '—';
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`;
}
