import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ActionPlan } from '#contract/action-plans.ts';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { GoalDetail } from '#contract/goal-detail.ts';
import { useLinkGoal } from '#web/api/action-plans.ts';
import { failureOf } from '#web/api/failure.ts';
import { TaskList } from '#web/parts/tasks/task-list.tsx';
import { useTimerActions } from '#web/parts/timer/use-timer-actions.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListIcon, PlusIcon } from '#web/ui/icons.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { refocus } from '#web/ui/refocus.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './goal-plan.module.css';

const PlanDialog = lazyDialog(async () => (await import('#web/parts/plan/plan-dialog.tsx')).PlanDialog);
const LinkPlan = lazyDialog(async () => (await import('./link-plan.tsx')).LinkPlan);

interface GoalPlanProps {
  readonly detail: GoalDetail;
  readonly areas: readonly FocusAreaWithGoals[];
}

/** The plan that the goal is in, and its tasks, which it has with or without one. */
export function GoalPlan({ detail, areas }: GoalPlanProps) {
  const { goal, inventory, tasks } = detail;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'create' | 'link'>();
  const { start } = useTimerActions();
  const isActive = goal.status === 'Active';
  const close = () => setDialog(undefined);
  const open = ({ _id }: ActionPlan) =>
    void navigate({ to: '/action-plans/$planId', params: { planId: _id }, ignoreBlocker: true });

  return (
    <div className={classes.plan}>
      {goal.actionPlan ? (
        <LinkedPlan goalId={goal._id} plan={goal.actionPlan} canReturn={isActive} />
      ) : (
        <EmptyState
          icon={ListIcon}
          title="No Action Plan linked."
          action={
            isActive && (
              <div className={classes.ways}>
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
      <section className={classes.tasks} aria-labelledby="tasks-title">
        <h3 id="tasks-title">Tasks</h3>
        <TaskList
          goal={goal}
          tasks={tasks}
          items={inventory}
          {...(isActive && { onStartTimer: () => void start(goal) })}
        />
      </section>
      {dialog === 'create' && (
        <PlanDialog areas={areas} focusArea={goal.focusArea} included={[goal._id]} onSaved={open} onClose={close} />
      )}
      {dialog === 'link' && <LinkPlan goal={goal} onClose={close} />}
    </div>
  );
}

interface LinkedPlanProps {
  readonly goalId: string;
  readonly plan: { readonly _id: string; readonly title: string };
  /** A closed goal can leave its plan, but not come back. */
  readonly canReturn: boolean;
}

function LinkedPlan({ goalId, plan, canReturn }: LinkedPlanProps) {
  const { mutateAsync: link, isPending } = useLinkGoal();
  // State alone is late: a second click can come before React has drawn the button as busy.
  const running = useRef(false);

  async function put(actionPlanId: string | null) {
    if (running.current) return;
    running.current = true;
    try {
      await link({ goalId, actionPlanId });
    } catch (error) {
      showToast('failed', failureOf(error, 'The goal was not linked.').message);
      return;
    } finally {
      running.current = false;
    }
    if (actionPlanId !== null) return;
    const back = { label: 'Undo', run: () => void put(plan._id) };
    showToast('done', 'no longer has this goal.', plan.title, canReturn ? back : undefined);
    refocus();
  }

  return (
    <section className={classes.linked} aria-label="Action plan">
      <p>
        <ListIcon /> In plan{' '}
        <TextLink to="/action-plans/$planId" params={{ planId: plan._id }} dir="auto">
          {plan.title}
        </TextLink>
      </p>
      <Button variant="subtle" aria-busy={isPending} onClick={() => void put(null)}>
        Take out of plan
      </Button>
    </section>
  );
}
