import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActionPlanWithGoals, PlanGoal } from '#contract/plans/action-plans.ts';
import type { Outlook } from '#contract/plans/replans.ts';
import { outlookQuery } from '#web/api/plans/replans.ts';
import { InlineFailure } from '#web/ui/feedback/inline-failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { UndoIcon } from '#web/ui/icons/icons.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import type { WeekContext } from '#web/widgets/plan/schedule-labels.ts';
import { ActionButton } from './action-button.tsx';
import {
  comparisonText,
  explanationText,
  notProjectedText,
  overdueText,
  projectionText,
  taskCountText,
} from './outlook-labels.ts';
import * as classes from './outlook.module.css';
import * as card from './schedule-card.module.css';
import { useUndoLastReplan } from './use-undo-last-replan.ts';

const ReplanDialog = lazyDialog(async () => (await import('./replan/replan-dialog.tsx')).ReplanDialog);

interface PlanOutlookProps {
  readonly plan: ActionPlanWithGoals;
  readonly context: WeekContext;
}

/** When a running plan is likely to be finished, and whether it is behind. */
export function PlanOutlook({ plan, context }: PlanOutlookProps) {
  const { data: outlook, error, isFetching, refetch } = useQuery(outlookQuery(plan._id));
  const undoReplan = useUndoLastReplan(plan);
  const [isReplanning, setIsReplanning] = useState(false);
  const isProjectable = plan.goals.some(hasOpenTask);
  if (!outlook) {
    if (error) return <InlineFailure message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
    return isProjectable && <div className={classes.loading} aria-busy="true" />;
  }
  return (
    <>
      {outlook.projection ? (
        <Projection outlook={outlook} projection={outlook.projection} context={context} />
      ) : (
        isProjectable && <p className={classes.hint}>{notProjectedText}</p>
      )}
      {outlook.isBehind && (
        <Notice actions={<ActionButton onClick={() => setIsReplanning(true)}>Adjust plan</ActionButton>}>
          {overdueText(outlook)} Plans rarely go exactly as planned.
        </Notice>
      )}
      {outlook.canUndoReplan && (
        <ActionButton
          className={card.action}
          variant="subtle"
          leftSection={<UndoIcon size={18} />}
          onClick={() => void undoReplan()}
        >
          Undo last change
        </ActionButton>
      )}
      {isReplanning && (
        <ReplanDialog
          plan={plan}
          context={context}
          usualWeeks={outlook.usualWeeks}
          onClose={() => setIsReplanning(false)}
        />
      )}
    </>
  );
}

/** Only tasks that are done once are projected. */
function hasOpenTask({ status, tasks }: PlanGoal): boolean {
  return (
    status === 'Active' &&
    tasks.some(({ completed, isSetAside, timesPerWeek }) => !completed && !isSetAside && timesPerWeek === null)
  );
}

interface ProjectionProps {
  readonly outlook: Outlook;
  readonly projection: NonNullable<Outlook['projection']>;
  readonly context: WeekContext;
}

function Projection({ outlook, projection, context }: ProjectionProps) {
  const { plannedEnd } = outlook;
  return (
    <div>
      <p>
        <strong>{projectionText(projection, context)}</strong>
      </p>
      {plannedEnd !== null && <p>{comparisonText(projection, plannedEnd)}</p>}
      <Disclosure className={classes.basis} summary={taskCountText(projection)}>
        <p>{explanationText(outlook)}</p>
      </Disclosure>
    </div>
  );
}
