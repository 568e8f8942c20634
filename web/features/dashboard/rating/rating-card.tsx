import { VisuallyHidden } from '@mantine/core';
import type { ProductivityScore, RatedWeek } from '#contract/reports.ts';
import { averageScore } from '#domain/score-history.ts';
import { ClockIcon, StarredIcon } from '#web/ui/icons.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Placeholder } from '#web/ui/placeholder.tsx';
import { RatingGauge } from '#web/ui/rating-gauge.tsx';
import { UnratedGauge } from '#web/ui/unrated-gauge.tsx';
import page from './dashboard-page.module.css';
import classes from './rating-card.module.css';
import { changeOf } from './week-comparison.ts';
import { outcomeInWords, paceInWords, whyNotRated } from './week-words.ts';

const UnratedOffer = lazyPart(async () => (await import('#web/parts/unrated/unrated-offer.tsx')).UnratedOffer);

interface RatingCardProps {
  readonly score: ProductivityScore | undefined;
  /** The six weeks before, in the order of time. */
  readonly history: readonly RatedWeek[] | undefined;
  /** The week is not over. */
  readonly isRunning: boolean;
  readonly timeZone: string;
  readonly now: number;
}

/** How the week is rated, and against which others. */
export function RatingCard({ score, history, isRunning, timeZone, now }: RatingCardProps) {
  const pace = score && paceInWords(score, timeZone, now);
  return (
    <section className={`${page.card} ${classes.card}`} aria-labelledby="rating">
      <h2 id="rating">Productivity Rating</h2>
      <div className={classes.rating}>
        {score && !score.isCounted ? (
          <UnratedGauge />
        ) : score ? (
          <RatingGauge label="Productivity Rating" rating={score.rating} soFar={pace} />
        ) : (
          <div className={classes.ring}>
            <Placeholder width="100%" height={140} isRound />
          </div>
        )}
        <Figures score={score} history={history} isRunning={isRunning} />
      </div>
      <p className={classes.pace} data-state={pace?.state}>
        {!score ? (
          <Placeholder width="70%" height={22} />
        ) : pace ? (
          <>
            <ClockIcon size={18} />
            <span>
              <strong>{pace.title}.</strong> {pace.text}
            </span>
          </>
        ) : (
          <span>{reasonOf(score, isRunning)}</span>
        )}
      </p>
      {score && !score.isCounted && <UnratedOffer weekStart={score.weekStart} />}
    </section>
  );
}

function reasonOf(score: ProductivityScore, isRunning: boolean) {
  if (score.isCounted) return outcomeInWords(score);
  return (
    <>
      {whyNotRated(score.areas, isRunning)}{' '}
      <TextLink to="/planner" search={{ week: score.weekStart }}>
        Plan this week
      </TextLink>
    </>
  );
}

function Figures({ score, history, isRunning }: Pick<RatingCardProps, 'score' | 'history' | 'isRunning'>) {
  const change = score && history && changeOf(score, history.at(-1));
  const average = history && averageScore(history);
  const isAbove = score !== undefined && average !== undefined && average !== null && score.score > average;
  return (
    <dl className={classes.figures}>
      <div>
        <dt>Score</dt>
        <dd className={classes.score}>
          {score ? score.score : <Placeholder width={64} height={28} />}
          {isAbove && (
            <span className={classes.star} title="Above the 6-week average">
              <StarredIcon size={22} />
              <VisuallyHidden>above average</VisuallyHidden>
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>{isRunning ? 'vs. previous week at this point' : 'vs. previous week'}</dt>
        <dd data-direction={change ? (change > 0 ? 'up' : 'down') : undefined}>
          {change === undefined ? <Placeholder width={48} height={22} /> : changeInWords(change)}
        </dd>
      </div>
      <div>
        <dt>6-week average</dt>
        <dd>
          {average === undefined ? (
            <Placeholder width={48} height={22} />
          ) : average === null ? (
            '—'
          ) : (
            Math.round(average)
          )}
        </dd>
      </div>
    </dl>
  );
}

function changeInWords(percent: number | null): string {
  if (percent === null) return '—';
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`;
}
