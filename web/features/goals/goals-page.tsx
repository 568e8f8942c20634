import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { Goal } from '#contract/goals.ts';
import { type GoalStatus, goalStatuses } from '#domain/goal-status.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { useClosedSections } from '#web/ui/closed-sections.ts';
import { CountedTabs } from '#web/ui/counted-tabs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FloatingButton } from '#web/ui/floating-button.tsx';
import { PlusIcon, TargetIcon } from '#web/ui/icons.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { searcher } from '#domain/search.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import type { GoalAction } from '#web/parts/goal/goal-dialogs.tsx';
import { GoalSections } from './goal-sections.tsx';
import classes from './goals-page.module.css';
import { sectionsOf } from './sections.ts';

const GoalDialogs = lazyDialog(async () => (await import('#web/parts/goal/goal-dialogs.tsx')).GoalDialogs);

const MESSAGE = 'Unable to load goals.';

export function GoalsPage(): ReactNode {
  const { status: asked } = useSearch({ strict: false });
  const status = goalStatuses.find((each) => each === asked) ?? 'Active';
  const navigate = useNavigate();
  const { data: areas, error, isFetching, refetch } = useQuery(focusAreasWithGoalsQuery);
  const [query, setQuery] = useState('');
  const [action, setAction] = useState<GoalAction>();
  const remembered = useClosedSections('goals');
  // What was searched for is not hidden, and closing it is nothing to remember.
  const inSearch = useClosedSections();
  // Typing stays quick however many goals there are.
  const searched = useDeferredValue(query);
  const sections = useMemo(
    () => Object.fromEntries(goalStatuses.map((each) => [each, sectionsOf(areas ?? [], each, searched)])),
    [areas, searched],
  );

  if (!areas) {
    if (!error) return <ListSkeleton />;
    return <LoadFailure title={MESSAGE} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }

  const isSearched = searched.trim() !== '';
  const closed = isSearched ? inSearch : remembered;
  const search = (text: string) => {
    setQuery(text);
    inSearch.openAll();
  };
  const show = (next: GoalStatus) =>
    void navigate({ to: '.', search: { status: next }, replace: true, resetScroll: false });
  const reveal = (goal: Goal) => {
    show(goal.status);
    remembered.open(goal.focusArea);
    if (!searcher(query)(goal.title)) search('');
  };
  const dialogs = action && (
    <GoalDialogs
      areas={areas}
      action={action}
      onSaved={reveal}
      onAction={setAction}
      // An answer that comes late closes its own dialog, not the next one.
      onClose={() => setAction((now) => (now === action ? undefined : now))}
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
          A focus area is a part of your life, such as health or work. Goals are what you want to reach in it.
        </EmptyState>
        {dialogs}
      </>
    );
  }

  const countOf = (each: GoalStatus) => sections[each]!.reduce((sum, { goals }) => sum + goals.length, 0);
  return (
    <div className={classes.page}>
      <div className={classes.tools}>
        <SearchField className={classes.search} label="Search goals" value={query} onChange={search} />
        <div>
          <Button variant="subtle" onClick={closed.openAll}>
            Expand All
          </Button>
          <Button variant="subtle" onClick={() => closed.closeAll(areas.map(({ _id }) => _id))}>
            Collapse All
          </Button>
        </div>
        <Button leftSection={<PlusIcon />} onClick={() => setAction({ does: 'create' })}>
          Create Goal
        </Button>
      </div>
      <CountedTabs
        label="Status of goals"
        tabs={goalStatuses.map((each) => ({ value: each, label: each, count: countOf(each) }))}
        value={status}
        onChange={show}
      >
        <GoalSections
          status={status}
          sections={sections[status]!}
          isSearched={isSearched}
          isOpen={(id) => !closed.isClosed(id)}
          onToggle={closed.toggle}
          onAction={setAction}
          onClearSearch={() => search('')}
        />
      </CountedTabs>
      <FloatingButton label="Add Goal" onClick={() => setAction({ does: 'create' })} />
      {dialogs}
    </div>
  );
}
