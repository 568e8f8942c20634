import { limits } from '#domain/limits.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { DraftAddButton } from './add-button.tsx';
import { type KeyedGoal, type KeyedTask, replaceWith, createKey, updateGoal, removeByKey } from '../draft-edits.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { changeAndFocus } from '../focus.ts';
import type { PartErrors } from '../draft-errors.ts';
import { showUndoToast } from '../undo-toast.ts';
import { useLines } from '../use-lines.ts';
import { useSplitTask } from './use-split-task.ts';
import { DraftTask, taskElementIds } from './task.tsx';
import * as classes from './tasks.module.css';

interface DraftTasksProps {
  readonly goal: KeyedGoal;
  /** 'week 3' */
  readonly goalLabel: string;
  readonly errors: PartErrors | undefined;
  readonly editor: DraftEditor;
}

const MAX_TASKS_MESSAGE = `A goal can have at most ${limits.draftTasks} tasks.`;

/** The tasks of a goal, edited like lines of text: Enter starts a new one. */
export function DraftTasks({
  goal: { key: goalKey, title: goalTitle, tasks },
  goalLabel,
  errors,
  editor,
}: DraftTasksProps) {
  const addId = `${goalKey}-add`;
  const edit = (update: (before: readonly KeyedTask[]) => readonly KeyedTask[]) =>
    editor.change((draft) => updateGoal(draft, goalKey, (goal) => ({ ...goal, tasks: update(goal.tasks) })));
  const { remaining, setTitle, add, split, move, remove } = useLines({
    lines: tasks,
    edit,
    create: (title) => ({ key: createKey(), title }),
    name: 'Task',
    max: limits.draftTasks,
    maxMessage: MAX_TASKS_MESSAGE,
    addId,
  });

  const { split: splitUp, busyKey } = useSplitTask(goalTitle, editor, (task, titles) => {
    const isInDraft = editor.read().goals.some((goal) => goal.tasks.some(({ key }) => key === task.key));
    if (!isInDraft) return void showToast('failed', 'is no longer in the draft.', task.title);
    if (titles.length - 1 > remaining) return void showToast('failed', MAX_TASKS_MESSAGE);
    const parts = titles.map((title) => ({ key: createKey(), title }));
    const keys = new Set(parts.map(({ key }) => key));
    changeAndFocus(() => edit((before) => replaceWith(before, task.key, parts)), parts[0]!.key);
    const restore = () =>
      edit((before) => replaceWith(before, parts[0]!.key, [task]).filter(({ key }) => !keys.has(key)));
    showUndoToast(task.title, restore, task.key, `split into ${parts.length} tasks.`);
  });

  function join({ key, title }: KeyedTask, index: number) {
    const previous = tasks[index - 1]!;
    const joined = { ...previous, title: `${previous.title.trimEnd()} ${title}`.trimStart() };
    const update = (list: readonly KeyedTask[]) => replaceWith(removeByKey(list, key), previous.key, [joined]);
    changeAndFocus(() => edit(update), previous.key, title.length);
  }

  return (
    <div>
      <ul aria-label={`Tasks of ${goalLabel}`}>
        {tasks.map((task, index) => (
          <DraftTask
            key={task.key}
            task={task}
            number={index + 1}
            goalLabel={goalLabel}
            isFirst={index === 0}
            isLast={index === tasks.length - 1}
            error={errors?.get(task.key)}
            onChange={(title) => setTitle(task.key, title)}
            onMultiline={(text, caretFromEnd) => split(task, text, caretFromEnd)}
            onJoin={() => join(task, index)}
            onMove={(by, from) => move(task, index, by, taskElementIds(task.key)[from])}
            onRemove={() => remove(task, index)}
            onSplit={() => {
              if (task.title.trim() !== '') void splitUp(task);
            }}
            isBusy={task.key === busyKey}
          />
        ))}
      </ul>
      {remaining > 0 ? (
        <DraftAddButton id={addId} onClick={() => add()}>
          Add task
        </DraftAddButton>
      ) : (
        <p className={classes.limit} data-over={remaining < 0 || undefined}>
          {MAX_TASKS_MESSAGE}
          {remaining < 0 && ` Please remove ${-remaining}.`}
        </p>
      )}
    </div>
  );
}
