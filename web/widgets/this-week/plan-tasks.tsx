import { useId, useState } from 'react';
import type { AskedTask, PlanInWeek } from '#contract/plans/plan-weeks.ts';
import { useAreaColor } from '#web/api/goals/focus-areas.ts';
import { Button } from '#web/ui/button/button.tsx';
import { AreaDot } from '#web/ui/focus-area/area-dot.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { formatPlanStatus, isDone } from './asked-task.ts';
import { MAX_ROWS } from './placeholder.tsx';
import { TaskRow } from './task-row.tsx';
import type { TaskActions } from './use-task-actions.ts';
import * as classes from './this-week.module.css';

interface PlanTasksProps {
  readonly plan: PlanInWeek;
  /** When the plan was fetched, by this device's clock. */
  readonly fetchedAt: number;
  readonly weekStart: string;
  readonly today: string;
  readonly actions: TaskActions;
}

/** A plan's tasks of the week: first the open ones in the order of the plan, then, collapsed, those that are done. */
export function PlanTasks({ plan, fetchedAt, weekStart, today, actions }: PlanTasksProps) {
  const headingId = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  // Whether tasks were done before they were ticked here: a row that is ticked keeps its place.
  const [wasDone, setWasDone] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isBelow = (task: AskedTask) => wasDone.get(task._id) ?? isDone(task, weekStart);
  const { open = [], done = [] } = Object.groupBy(plan.tasks, (task) => (isBelow(task) ? 'done' : 'open'));
  // A button that reveals a single row would take its space.
  const isLong = open.length > MAX_ROWS + 1;
  const shown = isLong && !isExpanded ? open.slice(0, MAX_ROWS) : open;

  function toggle(task: AskedTask) {
    setWasDone((all) => (all.has(task._id) ? all : new Map(all).set(task._id, isDone(task, weekStart))));
    actions.toggle(task);
  }

  const renderRow = (task: AskedTask) => (
    <TaskRow
      key={task._id}
      task={task}
      fetchedAt={fetchedAt}
      weekStart={weekStart}
      today={today}
      timer={actions.findTimer(task)}
      onToggle={toggle}
      onToggleTimer={actions.toggleTimer}
      onPostpone={() => actions.postpone(task, plan)}
    />
  );
  return (
    <li className={classes.plan}>
      <h3 id={headingId}>
        <TextLink to="/action-plans/$planId" params={{ planId: plan._id }} className={classes.planLink} dir="auto">
          <AreaDot color={useAreaColor(plan.focusAreaId)} /> {plan.title}
        </TextLink>{' '}
        <span className={classes.status}>
          <span>· </span>
          {formatPlanStatus(plan, weekStart)}
        </span>
      </h3>
      {shown.length > 0 && (
        <ul className={classes.rows} aria-labelledby={headingId}>
          {shown.map(renderRow)}
        </ul>
      )}
      {isLong && (
        <Button
          variant="subtle"
          className={classes.more}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : plan.hiddenTasks > 0 ? `Show ${open.length}` : `Show all ${open.length}`}
        </Button>
      )}
      {plan.hiddenTasks > 0 && (
        <TextLink to="/action-plans/$planId" params={{ planId: plan._id }} className={classes.hidden}>
          {plan.hiddenTasks} more in the plan
        </TextLink>
      )}
      {done.length > 0 && (
        <Disclosure summary={`${done.length} done`} className={classes.done}>
          <ul className={classes.rows} aria-label={`Done this week in ${plan.title}`}>
            {done.map(renderRow)}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}
