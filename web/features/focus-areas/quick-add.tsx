import { Button, Loader } from '@mantine/core';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { type FocusArea, newFocusArea } from '#contract/focus-areas.ts';
import { minutesInWords } from '#domain/duration.ts';
import { type FocusAreaClass, quickSettings } from '#domain/focus-area.ts';
import { useUser } from '#web/api/auth.ts';
import { useCreateFocusArea } from '#web/api/focus-areas.ts';
import { messageOf } from '#web/api/message-of.ts';
import { useDraft } from '#web/api/use-draft.ts';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { PlainInput } from '#web/ui/plain-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './quick-add.module.css';
import { savingFailure } from './saving-failure.ts';

interface QuickAddProps {
  /** Of the tab that is shown; a name alone makes a Level-Up area. */
  readonly focusAreaClass: FocusAreaClass;
  readonly onAdded: (area: FocusArea) => void;
}

/** A focus area from a name alone; everything else can be said later. The next name can be typed while one is on its way. */
export function QuickAdd({ focusAreaClass, onAdded }: QuickAddProps) {
  const { mutateAsync: create } = useCreateFocusArea();
  const { _id: userId } = useUser();
  const { draft, note } = useDraft({ userId, form: 'quick add' });
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [underWay, setUnderWay] = useState(0);
  const [error, setError] = useState<string>();
  const { label } = classFaces[focusAreaClass];

  async function add(name: string) {
    setUnderWay((count) => count + 1);
    try {
      const isUsual = focusAreaClass === quickSettings.focusAreaClass;
      const area = await create(isUsual ? { name } : { name, focusAreaClass });
      showToast('done', `added: ${label}, ${minutesInWords(area.defaultWeeklyMin)} a week.`, area.name);
      onAdded(area);
    } catch (failure) {
      const { message, errors } = savingFailure(failure);
      // What was not added stands in the field again, unless the next name does already.
      const field = input.current;
      if (field?.value === '') field.value = name;
      else showToast('failed', `was not added. ${message}`, name);
      setError(errors[0]?.msg ?? message);
    } finally {
      setUnderWay((count) => count - 1);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = input.current!.value.trim();
    // The second half of a double click finds the field empty.
    if (name === '' && underWay > 0) return;
    const wrong = messageOf(newFocusArea.shape.name, name);
    setError(wrong);
    if (wrong !== undefined) return;
    input.current!.value = '';
    void add(name);
  }

  return (
    <form className={classes.quick} onSubmit={submit} noValidate>
      <div className={classes.name}>
        <PlainInput
          ref={input}
          name="name"
          defaultValue={draft?.['name']}
          aria-label={`Quick add to ${label}`}
          placeholder={`Quick add to ${label}…`}
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
