import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { Goal } from '#contract/goals/goals.ts';
import { type GoalStatus, goalStatuses } from '#domain/goal-status.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useCollapsedSections } from '#web/ui/layout/use-collapsed-sections.ts';
import { CountedTabs } from '#web/ui/layout/counted-tabs.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FloatingButton } from '#web/ui/button/floating-button.tsx';
import { PlusIcon, TargetIcon } from '#web/ui/icons/icons.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { createMatcher } from '#domain/search/search.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import type { GoalAction } from '#web/widgets/goal/goal-dialogs.tsx';
import { GoalSectionList } from './section-list.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import * as classes from './goals-page.module.css';
import { buildSections } from './sections.ts';
import { usePageSearch } from '#web/use-page.ts';
import { goalsPage } from './route.ts';

const GoalDialogs = lazyDialog(async () => (await import('#web/widgets/goal/goal-dialogs.tsx')).GoalDialogs);

export function GoalsPage(): ReactNode {
  const { status: requestedStatus } = usePageSearch(goalsPage);
  const status = goalStatuses.find((each) => each === requestedStatus) ?? 'Active';
  const navigate = useNavigate();
  const areasQuery = useQuery(focusAreasWithGoalsQuery);
  const areas = areasQuery.data;
  const [query, setQuery] = useState('');
  const [action, setAction] = useState<GoalAction>();
  const persistedSections = useCollapsedSections('goals');
  // Search results start expanded, and collapsing them is not persisted.
  const searchSections = useCollapsedSections();
  // Keeps typing responsive with many goals.
  const deferredQuery = useDeferredValue(query);
  const sections = useMemo(
    () => Object.fromEntries(goalStatuses.map((each) => [each, buildSections(areas ?? [], each, deferredQuery)])),
    [areas, deferredQuery],
  );

  if (!areas) return <LoadState query={areasQuery} failureTitle="Unable to load goals." />;

  const hasQuery = deferredQuery.trim() !== '';
  const collapsedSections = hasQuery ? searchSections : persistedSections;
  const search = (text: string) => {
    setQuery(text);
    searchSections.expandAll();
  };
  const selectStatus = (next: GoalStatus) =>
    void navigate({ to: '.', search: { status: next }, replace: true, resetScroll: false });
  const reveal = (goal: Goal) => {
    selectStatus(goal.status);
    persistedSections.expand(goal.focusArea);
    if (!createMatcher(query)(goal.title)) search('');
  };
  const dialogs = action && (
    <GoalDialogs
      areas={areas}
      action={action}
      onSaved={reveal}
      onAction={setAction}
      // A late response must not close a dialog that was opened after it.
      onClose={() => setAction((current) => (current === action ? undefined : current))}
    />
  );

  if (areas.length === 0) {
    return (
      <>
        <EmptyState
          icon={TargetIcon}
          title="Create a Focus Area first to add Goals."
          action={<ButtonLink to="/focus-areas">Go to Focus Areas</ButtonLink>}
        >
          A focus area is a part of your life, such as health or work. Goals are what you want to achieve in it.
        </EmptyState>
        {dialogs}
      </>
    );
  }

  const countGoals = (each: GoalStatus) => sections[each]!.reduce((sum, { goals }) => sum + goals.length, 0);
  return (
    <Page>
      <div className={classes.toolbar}>
        <SearchField className={classes.search} label="Search goals" value={query} onChange={search} />
        <div>
          <Button variant="subtle" onClick={collapsedSections.expandAll}>
            Expand All
          </Button>
          <Button variant="subtle" onClick={() => collapsedSections.collapseAll(areas.map(({ _id }) => _id))}>
            Collapse All
          </Button>
        </div>
        <Button leftSection={<PlusIcon />} onClick={() => setAction({ type: 'create' })}>
          Create Goal
        </Button>
      </div>
      <CountedTabs
        label="Goal status"
        tabs={goalStatuses.map((each) => ({ value: each, label: each, count: countGoals(each) }))}
        value={status}
        onChange={selectStatus}
      >
        <GoalSectionList
          status={status}
          sections={sections[status]!}
          hasQuery={hasQuery}
          isOpen={(id) => !collapsedSections.isCollapsed(id)}
          onToggle={collapsedSections.toggle}
          onAction={setAction}
          onClearSearch={() => search('')}
        />
      </CountedTabs>
      <FloatingButton label="Add Goal" onClick={() => setAction({ type: 'create' })} />
      {dialogs}
    </Page>
  );
}
