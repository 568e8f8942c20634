import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ChartIcon, TargetIcon } from '#web/ui/icons/icons.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { compareNames } from '#domain/search/search.ts';
import { reportTitle } from '#domain/goal-status.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { GoalHistory } from './goal-history.tsx';
import { NoFocusAreas } from '../no-focus-areas.tsx';
import { SkeletonStack } from '#web/ui/feedback/skeleton-stack.tsx';
import * as classes from '../layout/trend-toolbar.module.css';
import { usePageSearch } from '#web/use-page.ts';
import { reportsPage } from '../route.ts';

const SKELETON_HEIGHTS = [420];
const NO_GOAL_OPTION = { value: '', label: 'Choose a goal' };

export function GoalTrend(): ReactNode {
  const { goal: requestedId } = usePageSearch(reportsPage);
  const navigate = useNavigate();
  const areasQuery = useQuery(focusAreasWithGoalsQuery);
  const areas = areasQuery.data;
  if (!areas) {
    const skeleton = <SkeletonStack heights={SKELETON_HEIGHTS} />;
    return <LoadState query={areasQuery} failureTitle="Failed to load categories & objectives" skeleton={skeleton} />;
  }
  if (areas.length === 0) return <NoFocusAreas />;
  if (areas.every(({ goals }) => goals.length === 0)) {
    return (
      <EmptyState icon={TargetIcon} title="No goals yet" action={<ButtonLink to="/goals">Create a goal</ButtonLink>}>
        You track time on goals. Create your first one to see its trend here.
      </EmptyState>
    );
  }

  const selected = areas
    .flatMap((area) => area.goals.map((goal) => ({ goal, focusAreaClass: area.focusAreaClass })))
    .find(({ goal }) => goal._id === requestedId);
  const selectGoal = (goal: string) =>
    void navigate({ to: '.', search: (previous) => ({ ...previous, goal }), resetScroll: false });
  return (
    <>
      <SelectField
        className={classes.select}
        label="Goal"
        dir="auto"
        value={selected?.goal._id ?? ''}
        choices={[...(selected ? [] : [NO_GOAL_OPTION]), ...toOptionGroups(areas)]}
        onChange={({ currentTarget }) => selectGoal(currentTarget.value)}
      />
      {selected ? (
        <GoalHistory {...selected} />
      ) : (
        <EmptyState icon={ChartIcon} title="Please choose a goal to view the graph">
          It shows how much time you spent on the goal in each of the last 12 weeks.
        </EmptyState>
      )}
    </>
  );
}

function toOptionGroups(areas: readonly FocusAreaWithGoals[]) {
  return areas
    .filter(({ goals }) => goals.length > 0)
    .toSorted((a, b) => compareNames(a.name, b.name))
    .map(({ _id, name, goals }) => ({
      id: _id,
      label: name,
      // Closed goals come last.
      choices: goals
        .toSorted(
          (a, b) => Number(a.status !== 'Active') - Number(b.status !== 'Active') || compareNames(a.title, b.title),
        )
        .map((goal) => ({ value: goal._id, label: reportTitle(goal.title, goal.status) })),
    }));
}
