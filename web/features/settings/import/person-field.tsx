import { everyone, type ImportPreview } from '#contract/account/imports.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { pluralize } from './import-labels.ts';

interface PersonFieldProps {
  readonly people: ImportPreview['people'];
  /** The id of a person, or `everyone`. */
  readonly selected: string | undefined;
  readonly onChange: (person: string) => void;
}

/** Asks whose time to import from a report on several people. */
export function PersonField({ people, selected, onChange }: PersonFieldProps) {
  const choices = people.map(({ id, name, email, entries, seconds }) => ({
    value: id,
    label: name || email || 'Without a name',
    about: (
      <>
        {name !== '' && email !== '' && (
          <>
            <bdi>{email}</bdi> ·{' '}
          </>
        )}
        {formatTime(entries, seconds)}
      </>
    ),
  }));
  const sum = (field: 'entries' | 'seconds') => people.reduce((subtotal, person) => subtotal + person[field], 0);
  // Not everyone is listed if there are too many people.
  const isComplete = people.length < limits.importPreviewItems;
  const total = isComplete ? formatTime(sum('entries'), sum('seconds')) : undefined;
  return (
    <ChoiceField
      legend="Whose time do you want to import?"
      type="radio"
      name="person"
      choices={[...choices, { value: everyone, label: 'Everyone', about: total }]}
      selected={selected === undefined ? [] : [selected]}
      onChange={onChange}
    />
  );
}

function formatTime(entries: number, seconds: number): string {
  return `${pluralize(entries, 'entry', 'entries')}, ${formatDuration(Math.floor(seconds / 60))}`;
}
