import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { useTimers } from '#web/api/time-entries/timers.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CountedTabs } from '#web/ui/layout/counted-tabs.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { AreasIcon, SearchIcon, TargetIcon } from '#web/ui/icons/icons.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { ListSkeleton } from '#web/ui/feedback/list-skeleton.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { RunningTimers } from './running/running-timers.tsx';
import type { TimerDialog } from './timer-dialogs.tsx';
import { TimerList } from './timer-list.tsx';
import { countGoals, type PlanTab, planTabs, buildSections } from './sections.ts';
import { type SortBasis, sortAreas } from './sorting.ts';
import { TimerToolbar } from './toolbar.tsx';
import { LazyQuickStart } from '#web/widgets/quick-start/lazy-quick-start.tsx';
import { ThisWeekOnTimers } from '#web/widgets/this-week/lazy-this-week.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { useSort } from './use-sort.ts';
import { useTimerActions } from '#web/widgets/timer/use-timer-actions.ts';
import { useWeekUsage } from './use-week-usage.ts';
import { usePageSearch } from '#web/use-page.ts';
import { timersPage } from './route.ts';

const TimerDialogs = lazyDialog(async () => (await import('./timer-dialogs.tsx')).TimerDialogs);

const tabLabels: Readonly<Record<PlanTab, string>> = { all: 'All', in: 'In Action Plan', out: 'Not in Plan' };

export function TimersPage(): ReactNode {
  const { plan = 'all' } = usePageSearch(timersPage);
  const navigate = useNavigate();
  const areasQuery = useQuery(focusAreasWithGoalsQuery);
  const { timers, ...timersQuery } = useTimers();
  const week = useWeekUsage();
  const actions = useTimerActions();
  const sort = useSort();
  const [query, setQuery] = useState('');
  const [dialog, setDialog] = useState<TimerDialog>();
  const deferredQuery = useDeferredValue(query);

  // Taken once, because later figures must not reorder the rows.
  const [sortBasis, setSortBasis] = useState<SortBasis>();
  if (!sortBasis && timers && !week.isPending) {
    setSortBasis({
      runningGoalIds: new Set(timers.running.map(({ goalId }) => goalId)),
      trackedSecByGoal: week.usage?.trackedSecByGoal ?? new Map(),
      lastUsedAtByArea: week.lastUsedAtByArea,
      plan: week.plan,
      smartOrder: (week.smartSorted ?? []).map(({ focusAreaId }) => focusAreaId),
    });
  }

  const areas = areasQuery.data;
  const sections = useMemo(() => {
    const sorted = areas && sortBasis ? sortAreas(areas, sortBasis, sort.order) : [];
    return Object.fromEntries(planTabs.map((tab) => [tab, buildSections(sorted, tab, deferredQuery)]));
  }, [areas, sortBasis, sort.order, deferredQuery]);
  const hasGoals = useMemo(() => areas?.some(({ goals }) => goals.some(({ status }) => status === 'Active')), [areas]);

  const failedQuery = !areas ? areasQuery : !timers ? timersQuery : undefined;
  if (failedQuery?.error) return <LoadState query={failedQuery} failureTitle="Unable to load timers." />;
  if (!areas || !timers || !sortBasis) return <ListSkeleton />;
  if (areas.length === 0) {
    return (
      <Page>
        <LazyQuickStart />
        <EmptyState
          icon={AreasIcon}
          title="You need to add a category before you can use Timers."
          action={<ButtonLink to="/categories">Add a category</ButtonLink>}
        />
      </Page>
    );
  }
  if (!hasGoals) {
    return (
      <Page>
        <LazyQuickStart />
        <EmptyState
          icon={TargetIcon}
          title="You have categories but no active objectives. Please create some objectives."
          action={<ButtonLink to="/objectives">Create objectives</ButtonLink>}
        />
      </Page>
    );
  }

  const selectTab = (next: PlanTab) =>
    void navigate({ to: '.', search: next === 'all' ? {} : { plan: next }, replace: true, resetScroll: false });
  const clearFilters = () => {
    setQuery('');
    selectTab('all');
    restoreFocus();
  };
  return (
    <Page>
      {/* The first child in every state of the page, so that React preserves the input when the first goal appears. */}
      <LazyQuickStart />
      {timersQuery.error && <InfoBanner>This may be out of date. {timersQuery.error.message}</InfoBanner>}
      <RunningTimers timers={timers} areas={areas} onStop={actions.stop} onOpenDialog={setDialog} />
      <ThisWeekOnTimers />
      <TimerToolbar
        query={query}
        onQueryChange={setQuery}
        sort={sort.order}
        onSortChange={sort.sortBy}
        onToggleDirection={sort.toggleDirection}
      />
      <CountedTabs
        label="Filter by action plan"
        tabs={planTabs.map((tab) => ({ value: tab, label: tabLabels[tab], count: countGoals(sections[tab]!) }))}
        value={plan}
        onChange={selectTab}
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
            sortBasis={sortBasis}
            sort={sort.order}
            hasQuery={deferredQuery.trim() !== ''}
            timers={timers}
            usage={week.usage}
            plan={week.plan}
            usageError={week.error}
            actions={actions}
          />
        )}
      </CountedTabs>
      {dialog && <TimerDialogs dialog={dialog} onClose={() => setDialog(undefined)} />}
    </Page>
  );
}
