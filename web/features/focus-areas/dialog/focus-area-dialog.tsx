import { useSelector } from '@tanstack/react-form';
import { type FocusArea, type focusAreas, newFocusArea } from '#contract/goals/focus-areas.ts';
import type { AreaColor } from '#domain/focus-area/area-colors.ts';
import { type FocusAreaClass, defaultSettings } from '#domain/focus-area/focus-area.ts';
import { useUser } from '#web/api/account/auth.ts';
import { type NewFocusArea, useCreateFocusArea, useUpdateFocusArea } from '#web/api/goals/focus-areas.ts';
import { bindChoice, bindText, bindValue } from '#web/forms/bind.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { DurationPicker } from '#web/ui/fields/duration/duration-picker.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { ClassField } from './class-field.tsx';
import { ColorField } from './color-field.tsx';
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

  const form = useAppForm<FocusAreaValues>({
    initialValues: {
      name: area?.name ?? '',
      description: area?.description ?? '',
      focusAreaClass: area?.focusAreaClass ?? defaultClass,
      defaultWeeklyMin: (area ?? defaultSettings).defaultWeeklyMin,
      weight: (area ?? defaultSettings).weight,
      color: area?.color,
    },
    schema: newFocusArea,
    toBody: toFocusAreaBody,
    defaultField: 'name',
    draftKey: { userId, form: `focus area ${area?._id ?? 'new'}` },
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
  const focusAreaClass = useSelector(form.store, ({ values }) => values.focusAreaClass);

  return (
    <FormDialog
      title={area ? 'Edit Focus Area' : 'Add Focus Area'}
      submitLabel={area ? 'Save' : 'Add'}
      form={form}
      onClose={onClose}
    >
      <form.Field name="name">
        {(field) => <TextInput {...bindText(field)} label="Name" autoComplete="off" dir="auto" />}
      </form.Field>
      <form.Field name="focusAreaClass">{(field) => <ClassField {...bindChoice(field)} />}</form.Field>
      <form.Field name="defaultWeeklyMin">
        {(field) => (
          <DurationPicker
            {...bindValue(field)}
            label={focusAreaClass ? classMeta[focusAreaClass].timeLabel : 'Weekly time goal'}
            step={MINUTE_STEP}
          />
        )}
      </form.Field>
      <form.Field name="weight">
        {(field) => <WeightField {...bindValue(field)} focusAreaClass={focusAreaClass} />}
      </form.Field>
      <form.Field name="color">{(field) => <ColorField {...bindChoice(field)} />}</form.Field>
      <form.Field name="description">
        {(field) => <Textarea {...bindText(field)} label="Description (optional)" rows={3} dir="auto" />}
      </form.Field>
      {area && <p>Changes to class, time and level apply from this week. Past weeks stay the same.</p>}
    </FormDialog>
  );
}

type FocusAreaBody = RequestBody<typeof focusAreas.create>;
/** The class is undefined until the user selects one; the server picks the color of a new area if the user does not. */
type FocusAreaValues = FormValues<
  FocusAreaBody,
  { readonly focusAreaClass: FocusAreaClass | undefined; readonly color: AreaColor | undefined }
>;

function toFocusAreaBody({ name, description, focusAreaClass, color, ...numbers }: FocusAreaValues): NewFocusArea {
  return {
    name: name.trim(),
    description: description.trim(),
    ...(focusAreaClass && { focusAreaClass }),
    ...(color && { color }),
    ...numbers,
  };
}
