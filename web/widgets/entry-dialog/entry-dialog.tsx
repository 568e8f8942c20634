import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { TrashIcon } from '#web/ui/icons/icons.tsx';
import { ContinueEntry } from './continue-entry.tsx';
import { DeleteEntryDialog } from './delete-entry-dialog.tsx';
import { entryTimes } from './entry-span.ts';
import { GoalFields } from './goal/fields.tsx';
import { SplitEntryDialog } from './split-entry-dialog.tsx';
import { StepField } from './step-field.tsx';
import { TextFields } from './text-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { type EntryFormOptions, useEntryForm } from './use-entry-form.ts';

/** Edits an entry, or adds one. */
export function EntryDialog(props: EntryFormOptions) {
  const { entry, template, onSaved, onClose } = props;
  const { form, areaOptions, times } = useEntryForm(props);
  const [step, setStep] = useState<'edit' | 'duplicate' | 'split' | 'delete'>('edit');
  const [needsGoal] = useState(() => form.getValues().goalId === '' && form.getValues().newGoal === '');
  if (entry && step === 'duplicate') {
    const { start, end } = entryTimes(entry);
    return <EntryDialog template={entry} start={start} end={end ?? undefined} onSaved={onSaved} onClose={onClose} />;
  }
  const isNew = entry === undefined;
  return (
    <>
      <FormDialog
        title={isNew ? 'Add Entry' : 'Edit Entry'}
        submitLabel={isNew ? 'Add' : 'Save'}
        form={form}
        onClose={onClose}
      >
        <GoalFields form={form} areas={areaOptions} hasInitialFocus={isNew && needsGoal} />
        <StepField form={form} entry={entry ?? template} />
        <TimeFields form={form} {...times} startHasInitialFocus={isNew && !needsGoal} />
        <TextFields form={form} />
        {entry && (
          <ContinueEntry entry={entry} onDone={onClose}>
            {/* Duplicating and splitting would lose unsaved changes. */}
            {entry.endAt !== null && (
              <Button variant="light" disabled={form.isDirty} onClick={() => setStep('duplicate')}>
                Duplicate
              </Button>
            )}
            {entry.endAt !== null && entry.durationSec > 1 && (
              <Button variant="light" disabled={form.isDirty} onClick={() => setStep('split')}>
                Split…
              </Button>
            )}
            <Button variant="light" color="red" leftSection={<TrashIcon />} onClick={() => setStep('delete')}>
              Delete
            </Button>
          </ContinueEntry>
        )}
      </FormDialog>
      {entry && step === 'delete' && (
        <DeleteEntryDialog entry={entry} onDeleted={onClose} onClose={() => setStep('edit')} />
      )}
      {entry && step === 'split' && (
        <SplitEntryDialog entry={entry} onSplit={onClose} onClose={() => setStep('edit')} />
      )}
    </>
  );
}
