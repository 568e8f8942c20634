import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { useTimers } from '#web/api/time-entries.ts';
import { CountedTabs } from '#web/ui/counted-tabs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AreasIcon, SearchIcon, TargetIcon } from '#web/ui/icons.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { refocus } from '#web/ui/refocus.ts';
import { RunningTimers } from './running-timers.tsx';
import type { TimerDialog } from './timer-dialogs.tsx';
import { TimerList } from './timer-list.tsx';
import { countIn, type PlanTab, planTabs, sectionsOf } from './timer-sections.ts';
import { type Basis, sortedAreas } from './timer-sorts.ts';
import { TimerTools } from './timer-tools.tsx';
import { QuickStartPlace } from '#web/parts/quick-start/quick-start-place.tsx';
import classes from './timers-page.module.css';
import { useSortChoice } from './use-sort-choice.ts';
import { useTimerActions } from '#web/parts/timer/use-timer-actions.ts';
import { useWeekUsage } from './use-week-usage.ts';

const TimerDialogs = lazyDialog(async () => (await import('./timer-dialogs.tsx')).TimerDialogs);

const tabNames: Readonly<Record<PlanTab, string>> = { all: 'All', in: 'In Action Plan', out: 'Not in Plan' };

export function TimersPage(): ReactNode {
  const { plan = 'all' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const areasQuery = useQuery(focusAreasWithGoalsQuery);
  const { timers, ...timersQuery } = useTimers();
  const week = useWeekUsage();
  const actions = useTimerActions();
  const sort = useSortChoice();
  const [query, setQuery] = useState('');
  const [dialog, setDialog] = useState<TimerDialog>();
  const searched = useDeferredValue(query);

  // What the order rests on is what was known when the page came: later figures move no rows.
  const [basis, setBasis] = useState<Basis>();
  if (!basis && timers && !week.isPending) {
    setBasis({
      running: new Set(timers.running.map(({ goalId }) => goalId)),
      tracked: week.usage?.tracked ?? new Map(),
      lastUsedAt: week.lastUsedAt,
      plan: week.plan,
      smartSorted: (week.smartSorted ?? []).map(({ focusAreaId }) => focusAreaId),
    });
  }

  const areas = areasQuery.data;
  const sections = useMemo(() => {
    const sorted = areas && basis ? sortedAreas(areas, basis, sort.choice) : [];
    return Object.fromEntries(planTabs.map((tab) => [tab, sectionsOf(sorted, tab, searched)]));
  }, [areas, basis, sort.choice, searched]);
  const hasGoals = useMemo(() => areas?.some(({ goals }) => goals.some(({ status }) => status === 'Active')), [areas]);

  const failed = !areas ? areasQuery : !timers ? timersQuery : undefined;
  if (failed?.error) {
    const { error, isFetching, refetch } = failed;
    return (
      <LoadFailure title="Unable to load timers." error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!areas || !timers || !basis) return <ListSkeleton />;
  if (areas.length === 0) {
    return (
      <div className={classes.page}>
        <QuickStartPlace />
        <EmptyState
          icon={AreasIcon}
          title="You need to add a category before you can use Timers."
          action={<ButtonLink to="/categories">Add a category</ButtonLink>}
        />
      </div>
    );
  }
  if (!hasGoals) {
    return (
      <div className={classes.page}>
        <QuickStartPlace />
        <EmptyState
          icon={TargetIcon}
          title="You have categories but no active objectives. Please create some objectives."
          action={<ButtonLink to="/objectives">Create objectives</ButtonLink>}
        />
      </div>
    );
  }

  const show = (next: PlanTab) =>
    void navigate({ to: '.', search: next === 'all' ? {} : { plan: next }, replace: true, resetScroll: false });
  const clearFilters = () => {
    setQuery('');
    show('all');
    refocus();
  };
  return (
    <div className={classes.page}>
      {/* First in every state of the page, so that React keeps what was typed when the first goal changes it. */}
      <QuickStartPlace />
      {timersQuery.error && <Notice>This may be out of date. {timersQuery.error.message}</Notice>}
      <RunningTimers timers={timers} areas={areas} onStop={actions.stop} onDialog={setDialog} />
      <TimerTools
        query={query}
        onQuery={setQuery}
        sort={sort.choice}
        onSortBy={sort.sortBy}
        onTurnRound={sort.turnRound}
      />
      <CountedTabs
        label="Goals in or out of an action plan"
        tabs={planTabs.map((tab) => ({ value: tab, label: tabNames[tab], count: countIn(sections[tab]!) }))}
        value={plan}
        onChange={show}
      >
        {sections[plan]!.length === 0 ? (
          <EmptyState
            icon={SearchIcon}
            title="No goals match your current filters."
            action={
              <Button variant="default" onClick={clearFilters}>
                Clear filters
              </Button>
            }
          />
        ) : (
          <TimerList
            sections={sections[plan]!}
            basis={basis}
            sort={sort.choice}
            isSearched={searched.trim() !== ''}
            timers={timers}
            usage={week.usage}
            plan={week.plan}
            usageError={week.error}
            actions={actions}
          />
        )}
      </CountedTabs>
      {dialog && <TimerDialogs dialog={dialog} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
