import { useState } from 'react';
import { type FocusArea, newFocusArea } from '#contract/focus-areas.ts';
import { type FocusAreaClass, defaultSettings } from '#domain/focus-area/focus-area.ts';
import { useUser } from '#web/api/auth.ts';
import { type NewFocusArea, useCreateFocusArea, useUpdateFocusArea } from '#web/api/focus-areas.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import { validationMessages } from '#web/forms/validation.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { DurationPicker } from '#web/ui/fields/duration/duration-picker.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { ClassField } from './class-field.tsx';
import { toSaveError } from '../save-error.ts';
import { WeightField } from './weight-field.tsx';

const MINUTE_STEP = 10;

interface FocusAreaDialogProps {
  /** The focus area to edit; omit to create one. */
  readonly area?: FocusArea;
  /** Preselected for a new focus area. */
  readonly defaultClass?: FocusAreaClass | undefined;
  readonly onSaved: (area: FocusArea) => void;
  readonly onClose: () => void;
}

export function FocusAreaDialog({ area, defaultClass, onSaved, onClose }: FocusAreaDialogProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: create } = useCreateFocusArea();
  const { mutateAsync: update } = useUpdateFocusArea();

  const form = useForm({
    fields: ['name', 'focusAreaClass', 'defaultWeeklyMin', 'weight', 'description'],
    defaultField: 'name',
    draftKey: { userId, form: `focus area ${area?._id ?? 'new'}` },
    validate: (values) => validationMessages(newFocusArea, toFocusAreaBody(values)),
    submit: async (values) => {
      const body = toFocusAreaBody(values);
      try {
        const saved = await (area ? update({ id: area._id, changes: changedFields(area, body) }) : create(body));
        onClose();
        onSaved(saved);
        showToast('done', area ? 'saved.' : 'added.', saved.name);
      } catch (error) {
        throw toSaveError(error);
      }
    },
  });
  const { draft } = form;
  const [focusAreaClass, setFocusAreaClass] = useState(
    (draft?.focusAreaClass as FocusAreaClass | undefined) ?? area?.focusAreaClass ?? defaultClass,
  );
  const { defaultWeeklyMin, weight } = area ?? defaultSettings;

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
        label={focusAreaClass ? classMeta[focusAreaClass].timeLabel : 'Weekly time goal'}
        step={MINUTE_STEP}
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
        <p style={{ margin: 0 }}>Changes to class, time and level apply from this week on. Past weeks stay the same.</p>
      )}
    </FormDialog>
  );
}

type FocusAreaFieldValues = Readonly<
  Record<'name' | 'description' | 'focusAreaClass' | 'defaultWeeklyMin' | 'weight', string>
>;

function toFocusAreaBody({
  name,
  description,
  focusAreaClass,
  defaultWeeklyMin,
  weight,
}: FocusAreaFieldValues): NewFocusArea {
  return {
    name: name.trim(),
    description: description.trim(),
    // Empty until a class is selected.
    ...(focusAreaClass && { focusAreaClass: focusAreaClass as FocusAreaClass }),
    defaultWeeklyMin: Number(defaultWeeklyMin),
    weight: Number(weight),
  };
}
