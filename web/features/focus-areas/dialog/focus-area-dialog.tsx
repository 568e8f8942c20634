import { Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { type FocusArea, newFocusArea } from '#contract/focus-areas.ts';
import { type FocusAreaClass, quickSettings } from '#domain/focus-area.ts';
import { useUser } from '#web/api/auth.ts';
import { useCreateFocusArea, useUpdateFocusArea } from '#web/api/focus-areas.ts';
import { changesOf } from '#web/api/changes.ts';
import { messagesOf } from '#web/api/message-of.ts';
import { useForm } from '#web/api/use-form.ts';
import { DurationPicker } from '#web/ui/duration-picker.tsx';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { bodyOf } from './focus-area-body.ts';
import { ClassField } from './class-field.tsx';
import { savingFailure } from './saving-failure.ts';
import { WeightField } from './weight-field.tsx';

const STEP_MINUTES = 10;

interface FocusAreaDialogProps {
  /** The one to edit; without it a new one is made. */
  readonly area?: FocusArea;
  /** What a new one is going to be, as far as the user has said so. */
  readonly chosenClass?: FocusAreaClass | undefined;
  readonly onSaved: (area: FocusArea) => void;
  readonly onClose: () => void;
}

export function FocusAreaDialog({ area, chosenClass, onSaved, onClose }: FocusAreaDialogProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: create } = useCreateFocusArea();
  const { mutateAsync: update } = useUpdateFocusArea();

  const form = useForm({
    fields: ['name', 'focusAreaClass', 'defaultWeeklyMin', 'weight', 'description'],
    defaultField: 'name',
    draft: { userId, form: `focus area ${area?._id ?? 'new'}` },
    check: (values) => messagesOf(newFocusArea, bodyOf(values)),
    send: async (values) => {
      const body = bodyOf(values);
      try {
        const saved = await (area ? update({ id: area._id, changes: changesOf(area, body) }) : create(body));
        onClose();
        onSaved(saved);
        showToast('done', area ? 'saved.' : 'added.', saved.name);
      } catch (error) {
        throw savingFailure(error);
      }
    },
  });
  const { draft } = form;
  const [focusAreaClass, setFocusAreaClass] = useState(
    (draft?.focusAreaClass as FocusAreaClass | undefined) ?? area?.focusAreaClass ?? chosenClass,
  );
  const { defaultWeeklyMin, weight } = area ?? quickSettings;

  return (
    <FormDialog
      title={area ? 'Edit Focus Area' : 'Add Focus Area'}
      submitLabel={area ? 'Save' : 'Add'}
      form={form}
      onClose={onClose}
    >
      <TextInput
        {...form.field('name')}
        label="Name"
        defaultValue={draft?.name ?? area?.name}
        autoComplete="off"
        dir="auto"
      />
      <ClassField {...form.field('focusAreaClass')} value={focusAreaClass} onChange={setFocusAreaClass} />
      <DurationPicker
        {...form.field('defaultWeeklyMin')}
        label={focusAreaClass ? classFaces[focusAreaClass].timeLabel : 'Weekly time goal'}
        step={STEP_MINUTES}
        defaultMinutes={Number(draft?.defaultWeeklyMin) || defaultWeeklyMin}
      />
      <WeightField
        {...form.field('weight')}
        focusAreaClass={focusAreaClass}
        defaultValue={Number(draft?.weight ?? weight)}
      />
      <Textarea
        {...form.field('description')}
        label="Description (optional)"
        defaultValue={draft?.description ?? area?.description}
        rows={3}
        dir="auto"
      />
      {area && (
        <p style={{ margin: 0 }}>Class, time and level change from this week on. Earlier weeks stay as they were.</p>
      )}
    </FormDialog>
  );
}
