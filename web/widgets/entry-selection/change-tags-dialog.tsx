import { useQueryClient } from '@tanstack/react-query';
import { type TimeEntry, timeEntryUpdate } from '#contract/time-entries/time-entries.ts';
import { compareNames } from '#domain/search/search.ts';
import { changeEntries, withEntriesContext } from '#web/api/time-entries/entry-edits.ts';
import { bindValue } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { validationMessage } from '#web/forms/validation.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TagsField } from '#web/ui/fields/tags-field.tsx';
import { showUndoToast } from '#web/widgets/undo-toast/undo-toast.ts';
import { formatEntryCount } from './format-count.ts';
import type { EntriesDialogProps } from './entries-dialog-props.ts';

interface TagChanges {
  readonly addTags: readonly string[];
  readonly removeTags: readonly string[];
}

/** Adds tags to the entries, and removes some of theirs. */
export function ChangeTagsDialog({ entries, onClose, onDone }: EntriesDialogProps) {
  const queryClient = useQueryClient();
  const counts = countTags(entries);
  const form = useAppForm<TagChanges>({
    initialValues: { addTags: [], removeTags: [] },
    validate: ({ addTags }) => ({ addTags: validationMessage(timeEntryUpdate.shape.tags, addTags) }),
    defaultField: 'addTags',
    submit: async ({ addTags, removeTags }) => {
      const hasChanges = addTags.length > 0 || removeTags.length > 0;
      const ids = entries.map(({ _id }) => _id);
      try {
        if (hasChanges) await changeEntries(queryClient, [{ ids, addTags: [...addTags], removeTags: [...removeTags] }]);
      } catch (error) {
        throw withEntriesContext(error, 'The tags were not changed.');
      }
      onClose();
      onDone();
      if (hasChanges) confirmChange();
    },
  });

  function confirmChange() {
    const changes = buildTagRestoration(entries);
    showUndoToast(`Tags of ${formatEntryCount(entries.length)} changed.`, undefined, {
      run: () => changeEntries(queryClient, changes),
      done: `Tags of ${formatEntryCount(entries.length)} restored.`,
      failed: 'The tags were not restored.',
    });
  }

  return (
    <FormDialog title={`Tags of ${formatEntryCount(entries.length)}`} submitLabel="Save" form={form} onClose={onClose}>
      <form.Field name="addTags">{(field) => <TagsField {...bindValue(field)} label="Add tags" />}</form.Field>
      {counts.length > 0 && (
        <form.Field name="removeTags">
          {(field) => {
            const { name, value, error, onChange } = bindValue(field);
            return (
              <ChoiceField
                legend="Remove tags"
                type="checkbox"
                name={name}
                error={error}
                choices={counts.map(({ tag, count }) => ({ value: tag, label: tag, about: formatEntryCount(count) }))}
                selected={value}
                onChange={(tag, isSelected) =>
                  onChange(isSelected ? [...value, tag] : value.filter((other) => other !== tag))
                }
              />
            );
          }}
        </form.Field>
      )}
    </FormDialog>
  );
}

/** The changes that give each entry its tags back. Entries with the same tags share a change. */
function buildTagRestoration(entries: readonly TimeEntry[]) {
  const byTags = Map.groupBy(entries, ({ tags }) => JSON.stringify(tags));
  return [...byTags.values()].map((group) => ({ ids: group.map(({ _id }) => _id), tags: group[0]!.tags }));
}

/** How many of the entries have each tag, in alphabetical order. Tags that differ only in case are the same. */
function countTags(entries: readonly TimeEntry[]): { readonly tag: string; readonly count: number }[] {
  const byKey = Map.groupBy(
    entries.flatMap(({ tags }) => tags),
    (tag) => tag.normalize('NFC').toLowerCase(),
  );
  return [...byKey.values()]
    .map((same) => ({ tag: same[0]!, count: same.length }))
    .toSorted((a, b) => compareNames(a.tag, b.tag));
}
