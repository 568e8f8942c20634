import { useState } from 'react';
import type { Task } from '#contract/goals/tasks.ts';
import { weekStartForDay } from '#domain/calendar/calendar.ts';
import { countTicks } from '#domain/plan/schedule/repetitions.ts';
import { CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import type { TaskAction } from '../task-action.ts';
import { formatTicks } from '../task-labels.ts';
import * as classes from './task-ticks.module.css';

const TaskDays = lazyComponent(
  async () => (await import('./task-days.tsx')).TaskDays,
  () => <div className={classes.placeholder} />,
);

interface TaskTicksProps {
  readonly task: Task;
  readonly today: string;
  readonly onAction: (action: TaskAction) => void;
}

/** How often a repeating task was done this week, and a toggle for each day up to today. */
export function TaskTicks({ task, today, onAction }: TaskTicksProps) {
  const [isOpen, setIsOpen] = useState(false);
  const week = weekStartForDay(today);
  const count = countTicks(task.ticks, week);
  const times = task.timesPerWeek!;
  return (
    <Disclosure
      className={classes.ticks}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      summary={
        <span className={classes.count} data-reached={count >= times || undefined}>
          {formatTicks(count, times)}
          {count >= times && <CheckIcon size={16} />}
        </span>
      }
    >
      {isOpen && (
        <TaskDays
          ticks={task.ticks}
          week={week}
          today={today}
          onToggle={(day) => onAction({ type: 'tick', task, day })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Disclosure>
  );
}
