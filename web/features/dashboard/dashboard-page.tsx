import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { addDays, isKnownDay } from '#domain/calendar.ts';
import { AVERAGED_WEEKS } from '#domain/score-history.ts';
import { productivityScoreQuery, weeklyHistoryQuery } from '#web/api/reports.ts';
import { useShownWeek } from '#web/api/use-shown-week.ts';
import { QuickStartPlace } from '#web/parts/quick-start/quick-start-place.tsx';
import { ZoneOffer } from '#web/parts/time-zone/zone-offer.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Placeholder } from '#web/ui/placeholder.tsx';
import { WeekNav } from '#web/ui/week-nav.tsx';
import { WeekStrip } from '#web/ui/week-strip.tsx';
import { Boosters } from './boosters.tsx';
import { Contributors } from './contributors.tsx';
import classes from './dashboard-page.module.css';
import { FirstSteps } from './first-steps.tsx';
import { RatingCard } from './rating-card.tsx';
import type { RatingHistoryProps } from './rating-history.tsx';
import { SampleOffer } from './sample-offer.tsx';
import { ThreeKinds } from './three-kinds.tsx';
import { WeekSummary } from './week-summary.tsx';
import { plannedMinOf } from './week-words.ts';

// At the end of the page: nothing moves when they come.
const RatingHistory = lazyPart<RatingHistoryProps & { onClose?: () => void }>(
  async () => (await import('./rating-history.tsx')).RatingHistory,
);
const SampleNote = lazyPart(async () => (await import('./sample-note.tsx')).SampleNote);

/** About as tall as what comes there. */
const PLACE_HEIGHT = 360;

export function DashboardPage(): ReactNode {
  const { weekStart, today, currentWeek, timeZone, now, show } = useShownWeek();
  const scoreQuery = useQuery(productivityScoreQuery(weekStart));
  const firstOfHistory = addDays(weekStart, -7 * AVERAGED_WEEKS);
  const historyQuery = useQuery({
    ...weeklyHistoryQuery(firstOfHistory, AVERAGED_WEEKS),
    enabled: isKnownDay(firstOfHistory),
  });
  // Without any, nothing is there to compare with.
  const history = historyQuery.data ?? (historyQuery.isLoading ? undefined : []);
  const score = scoreQuery.data;
  const isRunning = weekStart === currentWeek;
  const isFirstDay = score && !score.hasEntries;
  // From then on the page keeps its shape while it waits for another week.
  const [hasPast, setHasPast] = useState(false);
  if (score?.hasEntries && !hasPast) setHasPast(true);

  const head = (
    <>
      <ZoneOffer />
      <QuickStartPlace />
      <WeekNav weekStart={weekStart} today={today} onShow={show} />
    </>
  );
  if (scoreQuery.error && !score) {
    const { error, isFetching, refetch } = scoreQuery;
    return (
      <div className={classes.page}>
        {head}
        <LoadFailure
          title="This week's rating could not be loaded."
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!score && !hasPast) {
    return (
      <div className={classes.page} aria-busy="true">
        {head}
        <div className={classes.top}>
          <Placeholder width="100%" height={PLACE_HEIGHT} />
          <Placeholder width="100%" height={PLACE_HEIGHT} />
        </div>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      {head}
      {scoreQuery.error && <Notice>This may be out of date. {scoreQuery.error.message}</Notice>}
      {isFirstDay && <FirstSteps score={score} />}
      {isFirstDay && score.areas.length === 0 && <SampleOffer onShowWeek={show} />}
      <div className={classes.top}>
        {!isFirstDay && (
          <RatingCard score={score} history={history} isRunning={isRunning} timeZone={timeZone} now={now} />
        )}
        <section className={classes.card} aria-labelledby="week-days">
          <h2 id="week-days">{isRunning ? 'Your week so far' : 'Day by day'}</h2>
          <WeekStrip
            weekStart={weekStart}
            today={today}
            days={score?.days}
            fullDayMin={score ? plannedMinOf(score.areas) / 7 : 0}
          />
          <WeekSummary score={score} isRunning={isRunning} timeZone={timeZone} />
        </section>
      </div>
      {isFirstDay ? (
        <ThreeKinds />
      ) : (
        <>
          <div className={classes.pair}>
            <Contributors contributors={score?.topContributors} />
            <Boosters score={score} isOver={!isRunning} />
          </div>
          <RatingHistory
            weeks={historyQuery.error ? historyQuery.data : history}
            error={historyQuery.error}
            shown={score}
            isRunning={isRunning}
            onShow={show}
            onRetry={() => void historyQuery.refetch()}
          />
          <SampleNote />
        </>
      )}
    </div>
  );
}
