import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChartIcon, TargetIcon } from '#web/ui/icons.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { byName } from '#domain/search.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { GoalHistory } from './goal-history.tsx';
import { goalLabel } from './goal-label.ts';
import { NoFocusAreas } from './no-focus-areas.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import classes from './trend-tools.module.css';

const SKELETON = [420];
const NONE = { value: '', label: 'Choose a goal' };

/** One goal over time. */
export function ObjectiveTrend(): ReactNode {
  const { goal: asked } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: areas, error, isFetching, refetch } = useQuery(focusAreasWithGoalsQuery);
  if (!areas) {
    if (!error) return <ReportSkeleton heights={SKELETON} />;
    const title = 'Failed to load categories & objectives';
    return <LoadFailure title={title} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (areas.length === 0) return <NoFocusAreas />;
  if (areas.every(({ goals }) => goals.length === 0)) {
    return (
      <EmptyState icon={TargetIcon} title="No goals yet" action={<ButtonLink to="/goals">Create a goal</ButtonLink>}>
        You track time on goals. Create your first one to follow it here.
      </EmptyState>
    );
  }

  const shown = areas
    .flatMap((area) => area.goals.map((goal) => ({ goal, focusAreaClass: area.focusAreaClass })))
    .find(({ goal }) => goal._id === asked);
  const choose = (goal: string) =>
    void navigate({ to: '.', search: (before) => ({ ...before, goal }), resetScroll: false });
  return (
    <>
      <SelectField
        className={classes.choice}
        label="Goal"
        dir="auto"
        value={shown?.goal._id ?? ''}
        choices={[...(shown ? [] : [NONE]), ...groupsOf(areas)]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {shown ? (
        <GoalHistory {...shown} />
      ) : (
        <EmptyState icon={ChartIcon} title="Please choose a goal to view the graph">
          It shows how much time the goal got in each of the last 12 weeks.
        </EmptyState>
      )}
    </>
  );
}

function groupsOf(areas: readonly FocusAreaWithGoals[]) {
  return areas
    .filter(({ goals }) => goals.length > 0)
    .toSorted((a, b) => byName(a.name, b.name))
    .map(({ _id, name, goals }) => ({
      id: _id,
      label: name,
      // What is closed stands below what is not.
      choices: goals
        .toSorted((a, b) => Number(a.status !== 'Active') - Number(b.status !== 'Active') || byName(a.title, b.title))
        .map((goal) => ({ value: goal._id, label: goalLabel(goal) })),
    }));
}
