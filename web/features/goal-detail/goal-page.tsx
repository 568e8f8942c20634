import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type Dispatch, lazy, type ReactNode, type SetStateAction, Suspense, useState } from 'react';
import type { GoalDetail } from '#contract/goal-detail.ts';
import { ApiError } from '#web/api/api-error.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { goalDetailQuery } from '#web/api/goal-detail.ts';
import type { GoalAction } from '#web/parts/goal/goal-dialogs.tsx';
import { CountedTabs } from '#web/ui/counted-tabs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BoxIcon, ListIcon, TargetIcon } from '#web/ui/icons.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { arrived } from '#web/ui/part-load-error.ts';
import { GoalHead } from './goal-head.tsx';
import { GoalInventory } from './goal-inventory.tsx';
import classes from './goal-page.module.css';

const GoalDialogs = lazyDialog(async () => (await import('#web/parts/goal/goal-dialogs.tsx')).GoalDialogs);
const GoalPlan = lazy(async () => ({ default: await arrived(async () => (await import('./goal-plan.tsx')).GoalPlan) }));

/** A goal with its resources, its plan and its tasks. */
export function GoalPage(): ReactNode {
  const { goalId = '' } = useParams({ strict: false });
  const [action, setAction] = useState<GoalAction>();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...goalDetailQuery(goalId),
    // One that is being deleted is not asked for again: it would show as gone before the page is left.
    enabled: action?.does !== 'delete',
  });
  if (data && !isGone(error)) {
    return <Shown key={goalId} detail={data} toldAt={dataUpdatedAt} action={action} onAction={setAction} />;
  }
  if (!error) return <ListSkeleton />;
  if (isGone(error)) {
    return (
      <EmptyState
        icon={TargetIcon}
        title="There is no such goal."
        action={<ButtonLink to="/goals">Go to Goals</ButtonLink>}
      >
        It may have been deleted.
      </EmptyState>
    );
  }
  return (
    <LoadFailure title="Unable to load the goal." error={error} busy={isFetching} onRetry={() => void refetch()} />
  );
}

interface ShownProps {
  readonly detail: GoalDetail;
  /** When the server told it, by the clock of this device. */
  readonly toldAt: number;
  readonly action: GoalAction | undefined;
  readonly onAction: Dispatch<SetStateAction<GoalAction | undefined>>;
}

function Shown({ detail, toldAt, action, onAction }: ShownProps) {
  const { tab = 'inventory' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: areas = [] } = useQuery(focusAreasWithGoalsQuery);
  const { goal, inventory, tasks } = detail;

  const show = (next: 'inventory' | 'plan') =>
    void navigate({
      to: '.',
      search: next === 'plan' ? { tab: next } : {},
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={classes.page}>
      <GoalHead detail={detail} toldAt={toldAt} onAction={onAction} />
      <CountedTabs
        label="What belongs to this goal"
        tabs={[
          { value: 'inventory', label: 'Inventory', icon: BoxIcon, count: inventory.length },
          { value: 'plan', label: 'Action Plan', icon: ListIcon, count: tasks.length },
        ]}
        value={tab}
        onChange={show}
      >
        <Suspense>
          {tab === 'plan' ? <GoalPlan detail={detail} areas={areas} /> : <GoalInventory detail={detail} />}
        </Suspense>
      </CountedTabs>
      {action && (
        <GoalDialogs
          areas={areas}
          action={action}
          onAction={onAction}
          onDeleted={() => void navigate({ to: '/goals', search: { status: goal.status } })}
          // An answer that comes late closes its own dialog, not the next one.
          onClose={() => onAction((now) => (now === action ? undefined : now))}
        />
      )}
    </div>
  );
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
