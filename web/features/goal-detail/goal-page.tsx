import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Dispatch, lazy, type ReactNode, type SetStateAction, Suspense, useState } from 'react';
import type { GoalDetail } from '#contract/goals/goals.ts';
import { ApiError } from '#web/http/api-error.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { goalDetailQuery } from '#web/api/goals/goals.ts';
import type { GoalAction } from '#web/widgets/goal/goal-dialogs.tsx';
import { CountedTabs } from '#web/ui/layout/counted-tabs.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { BoxIcon, ListIcon, TargetIcon } from '#web/ui/icons/icons.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { loadChunk } from '#web/ui/lazy/chunk-load-error.ts';
import { GoalHeader } from './header/goal-header.tsx';
import { InventoryTab } from './inventory/inventory-tab.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { usePageParams, usePageSearch } from '#web/use-page.ts';
import { goalPage } from './route.ts';

const GoalDialogs = lazyDialog(async () => (await import('#web/widgets/goal/goal-dialogs.tsx')).GoalDialogs);
const PlanTab = lazy(async () => ({
  default: await loadChunk(async () => (await import('./plan/plan-tab.tsx')).PlanTab),
}));

export function GoalPage(): ReactNode {
  const { goalId } = usePageParams(goalPage);
  const [action, setAction] = useState<GoalAction>();
  const query = useQuery({
    ...goalDetailQuery(goalId),
    // Do not refetch while deleting: a 404 would show before the page is left.
    enabled: action?.type !== 'delete',
  });
  const { data, error, dataUpdatedAt } = query;
  if (data && !isNotFound(error)) {
    return <GoalContent key={goalId} detail={data} fetchedAt={dataUpdatedAt} action={action} onAction={setAction} />;
  }
  if (isNotFound(error)) {
    return (
      <EmptyState
        icon={TargetIcon}
        title="This goal does not exist."
        action={<ButtonLink to="/goals">Go to Goals</ButtonLink>}
      >
        It may have been deleted.
      </EmptyState>
    );
  }
  return <LoadState query={query} failureTitle="Unable to load the goal." />;
}

interface GoalContentProps {
  readonly detail: GoalDetail;
  /** When the detail was fetched, by this device's clock. */
  readonly fetchedAt: number;
  readonly action: GoalAction | undefined;
  readonly onAction: Dispatch<SetStateAction<GoalAction | undefined>>;
}

function GoalContent({ detail, fetchedAt, action, onAction }: GoalContentProps) {
  const { tab = 'inventory' } = usePageSearch(goalPage);
  const navigate = useNavigate();
  const { data: areas = [] } = useQuery(focusAreasWithGoalsQuery);
  const { goal, inventory, tasks } = detail;

  const selectTab = (next: 'inventory' | 'plan') =>
    void navigate({
      to: '.',
      search: next === 'plan' ? { tab: next } : {},
      replace: true,
      resetScroll: false,
    });
  return (
    <Page width="record">
      <GoalHeader detail={detail} fetchedAt={fetchedAt} onAction={onAction} />
      <CountedTabs
        label="Goal contents"
        tabs={[
          { value: 'inventory', label: 'Inventory', icon: BoxIcon, count: inventory.length },
          {
            value: 'plan',
            label: 'Action Plan',
            icon: ListIcon,
            count: tasks.filter(({ isSetAside }) => !isSetAside).length,
          },
        ]}
        value={tab}
        onChange={selectTab}
      >
        <Suspense>
          {tab === 'plan' ? (
            <PlanTab detail={detail} fetchedAt={fetchedAt} areas={areas} />
          ) : (
            <InventoryTab detail={detail} fetchedAt={fetchedAt} />
          )}
        </Suspense>
      </CountedTabs>
      {action && (
        <GoalDialogs
          areas={areas}
          action={action}
          onAction={onAction}
          onDeleted={() => void navigate({ to: '/goals', search: { status: goal.status } })}
          // A late response must not close a dialog that was opened after it.
          onClose={() => onAction((current) => (current === action ? undefined : current))}
        />
      )}
    </Page>
  );
}

function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
