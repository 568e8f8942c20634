import { Button, Loader } from '@mantine/core';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { Goal } from '#contract/goals.ts';
import { newTask } from '#contract/tasks.ts';
import { useUser } from '#web/api/auth.ts';
import { failureOf } from '#web/api/failure.ts';
import { messageOf } from '#web/api/message-of.ts';
import { useCreateTask } from '#web/api/tasks.ts';
import { useDraft } from '#web/api/use-draft.ts';
import { PlainInput } from '#web/ui/plain-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './add-task.module.css';

interface AddTaskProps {
  readonly goal: Pick<Goal, '_id' | 'title'>;
}

/** A task from a title. The next can be typed while one is on its way. */
export function AddTask({ goal }: AddTaskProps) {
  const { mutateAsync: create } = useCreateTask();
  const { _id: userId } = useUser();
  const { draft, note } = useDraft({ userId, form: `task of ${goal._id}` });
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const lastAdded = useRef(Promise.resolve());
  const [underWay, setUnderWay] = useState(0);
  const [error, setError] = useState<string>();

  async function add(title: string, earlier: Promise<void>) {
    setUnderWay((count) => count + 1);
    // One after the other: they stand in the order in which they were typed.
    await earlier;
    try {
      await create({ goalId: goal._id, task: { title } });
    } catch (failure) {
      const { message, errors } = failureOf(failure, 'The task was not added.');
      // What was not added stands in the field again, unless the next title does already.
      const field = input.current;
      if (field?.value === '') {
        field.value = title;
        setError(errors[0]?.msg ?? message);
      } else showToast('failed', message, `${title}:`);
    } finally {
      setUnderWay((count) => count - 1);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = input.current!;
    field.focus();
    const title = field.value.trim();
    // The second half of a double click finds the field empty.
    if (title === '' && underWay > 0) return;
    const wrong = messageOf(newTask.shape.title, title);
    setError(wrong);
    if (wrong !== undefined) return;
    field.value = '';
    lastAdded.current = add(title, lastAdded.current);
  }

  return (
    <form className={classes.add} onSubmit={submit} noValidate>
      <div className={classes.title}>
        <PlainInput
          ref={input}
          name="title"
          defaultValue={draft?.['title']}
          aria-label={`New task for ${goal.title}`}
          placeholder="New task…"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onInput={({ currentTarget }) => {
            note(currentTarget.form);
            setError(undefined);
          }}
        />
        {underWay > 0 && <Loader size="xs" className={classes.busy} />}
        {error !== undefined && (
          <p id={errorId} role="alert" className={classes.error}>
            {error}
          </p>
        )}
      </div>
      <Button type="submit" variant="default">
        Add
      </Button>
    </form>
  );
}
