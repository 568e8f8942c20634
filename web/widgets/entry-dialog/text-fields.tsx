import { useSelector } from '@tanstack/react-form';
import { useQuery } from '@tanstack/react-query';
import { suggestionsQuery } from '#web/api/time-entries/entry-texts.ts';
import { bindValue } from '#web/forms/bind.ts';
import { TagsField } from '#web/ui/fields/tags-field.tsx';
import { NoteField } from '#web/widgets/entry-texts/note-field.tsx';
import type { EntryForm } from './entry-values.ts';

/** The note and tags of an entry, with suggestions once a goal is chosen. */
export function TextFields({ form }: { readonly form: EntryForm }) {
  const goalId = useSelector(form.store, ({ values }) => values.goalId);
  const { data: suggestions } = useQuery({ ...suggestionsQuery(goalId), enabled: goalId !== '' });
  return (
    <>
      <form.Field name="note">
        {(field) => (
          <NoteField {...bindValue(field)} label="Note (optional)" rows={2} suggestions={suggestions?.notes ?? []} />
        )}
      </form.Field>
      <form.Field name="tags">
        {(field) => <TagsField {...bindValue(field)} label="Tags (optional)" suggestions={suggestions?.tags} />}
      </form.Field>
    </>
  );
}
