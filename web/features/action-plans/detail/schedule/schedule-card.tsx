import { type ReactNode, useState } from 'react';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import { currentPlanWeek } from '#domain/plan/schedule/plan-dates.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { toPlanDates } from '#web/widgets/plan/to-plan-dates.ts';
import { useWeekContext } from '#web/widgets/plan/use-week-context.ts';
import { ActionButton } from './action-button.tsx';
import { PlanOutlook } from './outlook.tsx';
import * as classes from './schedule-card.module.css';
import type { ScheduleDialog } from './schedule-dialogs.tsx';
import { scheduleDetail, scheduleHeading } from './schedule-labels.ts';
import { ScheduleMenu } from './schedule-menu.tsx';
import { useScheduleActions } from './use-schedule-actions.ts';
import { WeekRow } from './week-row.tsx';

const ScheduleDialogs = lazyDialog(async () => (await import('./schedule-dialogs.tsx')).ScheduleDialogs);

/** Which week of the plan this is, and what can be done about its schedule. */
export function PlanScheduleCard({ plan }: { readonly plan: ActionPlanWithGoals }) {
  const [dialog, setDialog] = useState<ScheduleDialog>();
  const context = useWeekContext();
  const actions = useScheduleActions(plan);
  const { schedule, progress, goalCount } = plan;
  const { status, lastWeek } = schedule;
  const dates = toPlanDates(schedule, context.timeZone);
  const dialogs = dialog && (
    <ScheduleDialogs
      type={dialog}
      plan={plan}
      context={context}
      // A late response must not close a dialog that was opened after it.
      onClose={() => setDialog((current) => (current === dialog ? undefined : current))}
    />
  );

  if (!dates) {
    return (
      <ScheduleSection heading="Not started yet">
        {goalCount === 0 ? (
          <p>A plan needs a goal before you can start it. Include one first.</p>
        ) : (
          <>
            <p>Choose its first week. From then on, the plan shows what is due each week.</p>
            <ActionButton className={classes.action} onClick={() => setDialog('start')}>
              Start plan
            </ActionButton>
          </>
        )}
        {dialogs}
      </ScheduleSection>
    );
  }

  const detail = scheduleDetail(schedule, dates, context);
  const isDone = status === 'running' && progress.total > 0 && progress.done === progress.total;
  const hasStarted = currentPlanWeek(dates, context.currentWeek) > 0;
  return (
    <ScheduleSection
      heading={scheduleHeading(schedule, dates, context)}
      menu={<ScheduleMenu status={status} actions={actions} onDialog={setDialog} />}
    >
      {lastWeek !== null && <WeekRow dates={dates} lastWeek={lastWeek} context={context} />}
      {detail !== undefined && <p>{detail}</p>}
      {status === 'paused' && (
        <ActionButton className={classes.action} onClick={actions.resume}>
          Resume
        </ActionButton>
      )}
      {status === 'finished' && (
        <ActionButton className={classes.action} variant="default" onClick={() => setDialog('reopen')}>
          Reopen
        </ActionButton>
      )}
      {status === 'running' && hasStarted && <PlanOutlook plan={plan} context={context} />}
      {isDone && (
        <Notice actions={<ActionButton onClick={actions.finish}>Finish plan</ActionButton>}>
          All steps are done. Well done!
        </Notice>
      )}
      {dialogs}
    </ScheduleSection>
  );
}

interface ScheduleSectionProps {
  readonly heading: string;
  readonly menu?: ReactNode;
  readonly children: ReactNode;
}

function ScheduleSection({ heading, menu, children }: ScheduleSectionProps) {
  return (
    <Panel title={heading} headingLevel="h3" aside={menu} className={classes.card}>
      {children}
    </Panel>
  );
}
