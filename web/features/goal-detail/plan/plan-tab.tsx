import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ActionPlan } from '#contract/plans/action-plans.ts';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { GoalDetail, Goal } from '#contract/goals/goals.ts';
import { goalWeek } from '#domain/plan/plan-order.ts';
import { useLinkGoal } from '#web/api/plans/action-plans.ts';
import { withContext } from '#web/http/error-context.ts';
import { TaskList } from '#web/widgets/tasks/task-list.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListIcon, PlusIcon } from '#web/ui/icons/icons.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import * as classes from './plan-tab.module.css';

const PlanDialog = lazyDialog(async () => (await import('#web/widgets/plan/form/plan-dialog.tsx')).PlanDialog);
const LinkPlanDialog = lazyDialog(async () => (await import('./link-plan-dialog.tsx')).LinkPlanDialog);

interface PlanTabProps {
  readonly detail: GoalDetail;
  /** When the detail was fetched, by this device's clock. */
  readonly fetchedAt: number;
  readonly areas: readonly FocusAreaWithGoals[];
}

/** The linked plan and the goal's tasks. A goal can have tasks without a plan. */
export function PlanTab({ detail, fetchedAt, areas }: PlanTabProps) {
  const { goal, inventory, tasks } = detail;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'create' | 'link'>();
  const isActive = goal.status === 'Active';
  const close = () => setDialog(undefined);
  const open = ({ _id }: ActionPlan) =>
    void navigate({ to: '/action-plans/$planId', params: { planId: _id }, ignoreBlocker: true });

  return (
    <div className={classes.plan}>
      {goal.actionPlan ? (
        <LinkedPlan goal={goal} plan={goal.actionPlan} canRelink={isActive} />
      ) : (
        <EmptyState
          icon={ListIcon}
          title="No Action Plan linked."
          action={
            isActive && (
              <div className={classes.actions}>
                <Button leftSection={<PlusIcon />} onClick={() => setDialog('create')}>
                  Add Action Plan
                </Button>
                <Button variant="default" onClick={() => setDialog('link')}>
                  Add to a plan…
                </Button>
              </div>
            )
          }
        >
          A plan puts goals in order, week by week or as a backlog.
        </EmptyState>
      )}
      <Panel title="Tasks" headingLevel="h3">
        <TaskList
          goal={goal}
          tasks={tasks}
          fetchedAt={fetchedAt}
          items={inventory}
          schedule={detail.schedule ?? undefined}
        />
      </Panel>
      {dialog === 'create' && (
        <PlanDialog
          areas={areas}
          defaultFocusArea={goal.focusArea}
          initialGoalIds={[goal._id]}
          onSaved={open}
          onClose={close}
        />
      )}
      {dialog === 'link' && <LinkPlanDialog goal={goal} onClose={close} />}
    </div>
  );
}

interface LinkedPlanProps {
  readonly goal: Goal;
  readonly plan: { readonly _id: string; readonly title: string };
  /** A closed goal can be removed from its plan, but not added back. */
  readonly canRelink: boolean;
}

function LinkedPlan({ goal, plan, canRelink }: LinkedPlanProps) {
  const { _id: goalId, planWeek } = goal;
  const week = goalWeek(goal);
  const { mutateAsync: link, isPending } = useLinkGoal();
  // State alone is too slow: a second click may arrive before React renders the button as busy.
  const isInFlight = useRef(false);

  async function setPlan(actionPlanId: string | null) {
    if (isInFlight.current) return;
    isInFlight.current = true;
    try {
      await link({ goalId, actionPlanId, week: actionPlanId === null ? null : planWeek });
    } catch (error) {
      showToast('failed', withContext(error, 'The goal was not linked.').message);
      return;
    } finally {
      isInFlight.current = false;
    }
    if (actionPlanId !== null) return;
    const undo = { label: 'Undo', run: () => void setPlan(plan._id) };
    showToast('done', 'no longer includes this goal.', plan.title, canRelink ? undo : undefined);
    restoreFocus();
  }

  return (
    <section className={classes.linked} aria-label="Action plan">
      <p>
        <ListIcon /> In plan{' '}
        <TextLink to="/action-plans/$planId" params={{ planId: plan._id }} dir="auto">
          {plan.title}
        </TextLink>
        {week !== null && ` · Week ${week}`}
      </p>
      <Button variant="subtle" aria-busy={isPending} onClick={() => void setPlan(null)}>
        Remove from plan
      </Button>
    </section>
  );
}
