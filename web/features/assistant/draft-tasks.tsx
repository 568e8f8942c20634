import { limits } from '#domain/limits.ts';
import { showToast } from '#web/ui/toast.ts';
import { DraftAddButton } from './draft-add-button.tsx';
import {
  changedIn,
  type EditedGoal,
  type EditedTask,
  moved,
  newKey,
  withGoal,
  without,
  withPart,
} from './draft-edits.ts';
import type { DraftEditor } from './draft-editor.ts';
import { changeAndFocus } from './draft-focus.ts';
import type { PartProblems } from './draft-problems.ts';
import { DraftTask, taskIds } from './draft-task.tsx';
import classes from './draft-tasks.module.css';

interface DraftTasksProps {
  readonly goal: EditedGoal;
  /** 'week 3' */
  readonly of: string;
  readonly problems: PartProblems | undefined;
  readonly editor: DraftEditor;
}

/** The tasks of a goal as lines of a list that is written like a text: Enter begins the next one. */
export function DraftTasks({ goal: { key: goalKey, tasks }, of, problems, editor: { change, say } }: DraftTasksProps) {
  const isFull = tasks.length >= limits.draftTasks;
  const addId = `${goalKey}-add`;
  const edit = (to: (before: readonly EditedTask[]) => readonly EditedTask[]) =>
    change((draft) => withGoal(draft, goalKey, (goal) => ({ ...goal, tasks: to(goal.tasks) })));

  function add(at: number) {
    if (isFull) return say(`${limits.draftTasks} tasks are the most for a goal.`);
    const key = newKey();
    changeAndFocus(() => edit((before) => withPart(before, at, { key, title: '' })), key);
  }

  function move({ key }: EditedTask, at: number, by: -1 | 1, focusId: string) {
    changeAndFocus(() => edit((before) => moved(before, key, by)), focusId);
    const place = at + 1 + by;
    if (place > 0 && place <= tasks.length) say(`Task moved to place ${place} of ${tasks.length}.`);
  }

  function remove(task: EditedTask, at: number) {
    const next = tasks[at - 1] ?? tasks[at + 1];
    changeAndFocus(() => edit((before) => without(before, task.key)), next?.key ?? addId);
    if (task.title.trim() === '') return;
    const putBack = () => edit((before) => withPart(before, at, task));
    showToast('done', 'removed.', task.title, { label: 'Undo', run: () => changeAndFocus(putBack, task.key) });
  }

  return (
    <div className={classes.tasks}>
      <ul aria-label={`Tasks of ${of}`}>
        {tasks.map((task, at) => (
          <DraftTask
            key={task.key}
            task={task}
            place={at + 1}
            of={of}
            isFirst={at === 0}
            isLast={at === tasks.length - 1}
            error={problems?.get(task.key)}
            onType={(title) => edit((before) => changedIn(before, task.key, (typed) => ({ ...typed, title })))}
            onEnter={() => add(at + 1)}
            onMove={(by, from) => move(task, at, by, taskIds(task.key)[from])}
            onRemove={() => remove(task, at)}
          />
        ))}
      </ul>
      {isFull ? (
        <p className={classes.full}>{limits.draftTasks} tasks are the most for a goal.</p>
      ) : (
        <DraftAddButton id={addId} onClick={() => add(tasks.length)}>
          Add task
        </DraftAddButton>
      )}
    </div>
  );
}
