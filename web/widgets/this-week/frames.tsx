import { useState } from 'react';
import type { PlanInWeek } from '#contract/plans/plan-weeks.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PlanIcon } from '#web/ui/icons/icons.tsx';
import { CollapsibleSection } from '#web/ui/layout/collapsible-section.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useCollapsedSections } from '#web/ui/layout/use-collapsed-sections.ts';
import { isDone } from './asked-task.ts';
import { MAX_PLANS } from './placeholder.tsx';
import { PlanTasks } from './plan-tasks.tsx';
import { useTaskActions } from './use-task-actions.ts';
import * as classes from './this-week.module.css';

const NAME = 'This week';
const ALL_DONE = 'Everything your plans asked for this week is done.';

interface FrameProps {
  readonly plans: readonly PlanInWeek[];
  /** When the plans were fetched, by this device's clock. */
  readonly fetchedAt: number;
  readonly weekStart: string;
  /** In the time zone of the account. */
  readonly today: string;
}

export function DashboardCard(props: FrameProps) {
  return (
    <Panel title={NAME} summary={isAllDone(props) ? ALL_DONE : undefined} className={classes.card}>
      <ul className={classes.plans}>
        <ShownPlans {...props} />
      </ul>
    </Panel>
  );
}

/** Can be collapsed, which is remembered in this browser. */
export function TimersSection(props: FrameProps) {
  const { isCollapsed, toggle } = useCollapsedSections('this-week');
  const open = props.plans.flatMap(({ tasks }) => tasks.filter((task) => !isDone(task, props.weekStart)));
  return (
    <CollapsibleSection
      name={NAME}
      icon={<PlanIcon />}
      count={open.length + props.plans.reduce((sum, { hiddenTasks }) => sum + hiddenTasks, 0)}
      summary={isAllDone(props) && <p className={classes.allDone}>{ALL_DONE}</p>}
      isAboveFold
      isOpen={!isCollapsed(NAME)}
      onToggle={() => toggle(NAME)}
      renderRows={() => <ShownPlans {...props} />}
    />
  );
}

function isAllDone({ plans, weekStart }: FrameProps): boolean {
  return plans.every(
    ({ tasks, hiddenTasks }) => tasks.length > 0 && hiddenTasks === 0 && tasks.every((task) => isDone(task, weekStart)),
  );
}

/** Plans that ask for nothing come last; many plans are listed on request. */
function ShownPlans({ plans, ...rest }: FrameProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  // A plan whose last task leaves keeps its place until the next visit.
  const [idleAtFirst] = useState(() => new Set(plans.filter(isIdle).map(({ _id }) => _id)));
  const sorted = plans.toSorted((a, b) => Number(idleAtFirst.has(a._id)) - Number(idleAtFirst.has(b._id)));
  // A button that reveals a single plan would take its space.
  const isLong = sorted.length > MAX_PLANS + 1;
  return (
    <>
      <Plans plans={isLong && !isExpanded ? sorted.slice(0, MAX_PLANS) : sorted} {...rest} />
      {isLong && (
        <li className={classes.plan}>
          <Button
            variant="subtle"
            className={classes.more}
            aria-expanded={isExpanded}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? 'Show fewer plans' : `Show all ${sorted.length} plans`}
          </Button>
        </li>
      )}
    </>
  );
}

function isIdle({ tasks, hiddenTasks }: PlanInWeek): boolean {
  return tasks.length === 0 && hiddenTasks === 0;
}

function Plans({ plans, fetchedAt, weekStart, today }: FrameProps) {
  const actions = useTaskActions(today);
  return plans.map((plan) => (
    <PlanTasks key={plan._id} plan={plan} fetchedAt={fetchedAt} weekStart={weekStart} today={today} actions={actions} />
  ));
}
