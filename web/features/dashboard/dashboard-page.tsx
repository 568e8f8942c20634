import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { addDays, isSupportedDay } from '#domain/calendar/calendar.ts';
import { AVERAGED_WEEKS } from '#domain/rating/score-history.ts';
import { productivityScoreQuery, weeklyHistoryQuery } from '#web/api/reports/reports.ts';
import { useSelectedWeek } from '#web/widgets/week/use-selected-week.ts';
import { ThisWeekOnDashboard } from '#web/widgets/this-week/lazy-this-week.tsx';
import { LazyQuickStart } from '#web/widgets/quick-start/lazy-quick-start.tsx';
import { TimeZonePrompt } from '#web/widgets/time-zone/time-zone-prompt.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { WeekNav } from '#web/ui/week/week-nav.tsx';
import { WeekStrip } from '#web/ui/week/week-strip.tsx';
import { Boosters } from './rating/boosters.tsx';
import { Contributors } from './rating/contributors.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import * as classes from './dashboard-page.module.css';
import { FirstSteps } from './onboarding/first-steps.tsx';
import { RatingCard } from './rating/rating-card.tsx';
import { SampleDataCard } from './onboarding/sample-data-card.tsx';
import { ClassOverview } from './onboarding/class-overview.tsx';
import { WeekSummary } from './week-summary.tsx';
import { totalPlannedMin } from './week-labels.ts';
import { usePageSearch } from '#web/use-page.ts';
import { dashboardPage } from './route.ts';

// Both are at the end of the page, so loading them late causes no layout shift.
const RatingHistory = lazyComponent(async () => (await import('./rating/rating-history.tsx')).RatingHistory);
const SampleDataBanner = lazyComponent(async () => (await import('./sample-data-banner.tsx')).SampleDataBanner);

/** The approximate height of the first two cards. */
const CARD_HEIGHT = 360;

export function DashboardPage(): ReactNode {
  const { week } = usePageSearch(dashboardPage);
  const { weekStart, today, currentWeek, timeZone, now, show } = useSelectedWeek(week);
  const scoreQuery = useQuery(productivityScoreQuery(weekStart));
  const historyStart = addDays(weekStart, -7 * AVERAGED_WEEKS);
  const historyQuery = useQuery({
    ...weeklyHistoryQuery(historyStart, AVERAGED_WEEKS),
    enabled: isSupportedDay(historyStart),
  });
  // An unavailable history counts as empty: the figures show no comparison.
  const history = historyQuery.data ?? (historyQuery.isLoading ? undefined : []);
  const score = scoreQuery.data;
  const isCurrentWeek = weekStart === currentWeek;
  const isNewAccount = score && !score.hasEntries;
  // Once a score has been shown, keep the layout while another week loads.
  const [hasLoadedEntries, setHasLoadedEntries] = useState(false);
  if (score?.hasEntries && !hasLoadedEntries) setHasLoadedEntries(true);

  const header = (
    <>
      <TimeZonePrompt />
      <LazyQuickStart />
      <WeekNav weekStart={weekStart} today={today} onWeekChange={show} />
    </>
  );
  if (scoreQuery.error && !score) {
    return (
      <Page>
        {header}
        <LoadState query={scoreQuery} failureTitle="This week's rating could not be loaded." />
      </Page>
    );
  }
  if (!score && !hasLoadedEntries) {
    return (
      <Page aria-busy="true">
        {header}
        <div className={classes.top}>
          <Skeleton width="100%" height={CARD_HEIGHT} />
          <Skeleton width="100%" height={CARD_HEIGHT} />
        </div>
      </Page>
    );
  }
  return (
    <Page>
      {header}
      {scoreQuery.error && <InfoBanner>This may be out of date. {scoreQuery.error.message}</InfoBanner>}
      {isNewAccount && <FirstSteps score={score} />}
      {isNewAccount && score.areas.length === 0 && <SampleDataCard onShowWeek={show} />}
      <div className={classes.top}>
        {!isNewAccount && (
          <RatingCard score={score} history={history} isCurrentWeek={isCurrentWeek} timeZone={timeZone} now={now} />
        )}
        <Panel title={isCurrentWeek ? 'Your week so far' : 'Day by day'}>
          <WeekStrip
            weekStart={weekStart}
            today={today}
            days={score?.days}
            dailyTargetMin={score ? totalPlannedMin(score.areas) / 7 : 0}
          />
          <WeekSummary score={score} isCurrentWeek={isCurrentWeek} timeZone={timeZone} />
        </Panel>
      </div>
      {isCurrentWeek && <ThisWeekOnDashboard />}
      {isNewAccount ? (
        <ClassOverview />
      ) : (
        <>
          <div className={classes.pair}>
            <Contributors contributors={score?.topContributors} />
            <Boosters score={score} isOver={!isCurrentWeek} />
          </div>
          <RatingHistory
            weeks={historyQuery.error ? historyQuery.data : history}
            error={historyQuery.error}
            selectedWeek={score}
            isCurrentWeek={isCurrentWeek}
            onSelectWeek={show}
            onRetry={() => void historyQuery.refetch()}
          />
          <SampleDataBanner />
        </>
      )}
    </Page>
  );
}
