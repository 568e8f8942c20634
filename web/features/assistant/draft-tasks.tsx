import { limits } from '#domain/limits.ts';
import { showToast } from '#web/ui/toast.ts';
import { DraftAddButton } from './draft-add-button.tsx';
import {
  asOneLine,
  changedIn,
  type EditedGoal,
  type EditedTask,
  exchanged,
  linesIn,
  moved,
  newKey,
  withGoal,
  without,
  withPart,
} from './draft-edits.ts';
import type { DraftEditor } from './draft-editor.ts';
import { changeAndFocus } from './draft-focus.ts';
import type { PartProblems } from './draft-problems.ts';
import { offerToPutBack } from './draft-removal.ts';
import { DraftTask, taskIds } from './draft-task.tsx';
import classes from './draft-tasks.module.css';

interface DraftTasksProps {
  readonly goal: EditedGoal;
  /** 'week 3' */
  readonly of: string;
  readonly problems: PartProblems | undefined;
  readonly editor: DraftEditor;
}

const MOST = `${limits.draftTasks} tasks is the maximum for a goal.`;

/** The tasks of a goal as lines of a list that is written like a text: Enter begins the next one. */
export function DraftTasks({ goal: { key: goalKey, tasks }, of, problems, editor: { change, say } }: DraftTasksProps) {
  const room = limits.draftTasks - tasks.length;
  const addId = `${goalKey}-add`;
  const edit = (to: (before: readonly EditedTask[]) => readonly EditedTask[]) =>
    change((draft) => withGoal(draft, goalKey, (goal) => ({ ...goal, tasks: to(goal.tasks) })));

  const type = (key: string, title: string) =>
    edit((before) => changedIn(before, key, (typed) => ({ ...typed, title })));

  function add() {
    const key = newKey();
    changeAndFocus(() => edit((before) => [...before, { key, title: '' }]), key);
  }

  function split({ key }: EditedTask, text: string, behind: number) {
    const lines = linesIn(text);
    if (lines.length - 1 > room) {
      showToast('failed', MOST);
      return changeAndFocus(() => type(key, asOneLine(text)), key, behind);
    }
    // Who presses Enter at the start of a text wants to write something before it.
    const isBefore = lines[0] === '' && Boolean(lines[1]);
    const made = lines.map((title, n) => ({ key: n === Number(isBefore) ? key : newKey(), title }));
    const next = made.at(isBefore ? 0 : -1)!;
    changeAndFocus(() => edit((before) => exchanged(before, key, made)), next.key, behind);
  }

  function join({ key, title }: EditedTask, at: number) {
    const before = tasks[at - 1]!;
    const joined = { ...before, title: `${before.title.trimEnd()} ${title}`.trimStart() };
    const put = (list: readonly EditedTask[]) => exchanged(without(list, key), before.key, [joined]);
    changeAndFocus(() => edit(put), before.key, title.length);
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
    offerToPutBack(task.title, putBack, task.key);
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
            onType={(title) => type(task.key, title)}
            onLines={(text, behind) => split(task, text, behind)}
            onJoin={() => join(task, at)}
            onMove={(by, from) => move(task, at, by, taskIds(task.key)[from])}
            onRemove={() => remove(task, at)}
          />
        ))}
      </ul>
      {room > 0 ? (
        <DraftAddButton id={addId} onClick={add}>
          Add task
        </DraftAddButton>
      ) : (
        <p className={classes.full} data-over={room < 0 || undefined}>
          {MOST}
          {room < 0 && ` Please remove ${-room}.`}
        </p>
      )}
    </div>
  );
}
