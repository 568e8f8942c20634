import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useRef } from 'react';
import { newFocusArea } from '#contract/focus-areas.ts';
import { type FocusAreaClass, quickSettings } from '#domain/focus-area.ts';
import { minutesInWords } from '#domain/duration.ts';
import { useUser } from '#web/api/auth.ts';
import { useCreateFocusArea } from '#web/api/focus-areas.ts';
import { messageOf } from '#web/api/message-of.ts';
import { useForm } from '#web/api/use-form.ts';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { showToast } from '#web/ui/toast.ts';
import { orUnexpected } from './or-unexpected.ts';
import classes from './quick-add.module.css';

interface QuickAddProps {
  /** Of the tab that is shown; a name alone makes a Level-Up area. */
  readonly focusAreaClass: FocusAreaClass;
}

/** A focus area from a name alone; everything else can be said later. */
export function QuickAdd({ focusAreaClass }: QuickAddProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: create } = useCreateFocusArea();
  const formElement = useRef<HTMLFormElement>(null);
  const { label } = classFaces[focusAreaClass];
  const form = useForm({
    fields: ['name'],
    defaultField: 'name',
    draft: { userId, form: 'quick add' },
    check: ({ name }) => ({ name: messageOf(newFocusArea.shape.name, name) }),
    send: async ({ name }) => {
      const isUsual = focusAreaClass === quickSettings.focusAreaClass;
      const area = await orUnexpected(create(isUsual ? { name } : { name, focusAreaClass }));
      formElement.current?.reset();
      showToast('done', `${area.name} added: ${label}, ${minutesInWords(area.defaultWeeklyMin)} a week.`);
    },
  });
  const { error, ...field } = form.field('name');
  return (
    <form ref={formElement} className={classes.quick} onSubmit={form.onSubmit} noValidate>
      <TextInput
        {...field}
        error={error ?? form.failure?.message}
        className={classes.name}
        defaultValue={form.draft?.name}
        aria-label={`Quick add to ${label}`}
        placeholder={`Quick add to ${label}…`}
        autoComplete="off"
        dir="auto"
      />
      <Button type="submit" variant="default" aria-busy={form.submitting}>
        Add
      </Button>
    </form>
  );
}
