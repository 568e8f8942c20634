import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { byName } from '#domain/search.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { AreaChoice, AreaToChoose } from './area-choice.ts';
import classes from './area-field.module.css';
import { FormTextArea } from './form-text-area.tsx';

interface AreaFieldProps {
  readonly areas: readonly AreaToChoose[];
  readonly value: AreaChoice;
  readonly error: string | undefined;
  readonly onChange: (choice: AreaChoice) => void;
}

const NEW = 'new';

/** One of the user's focus areas, or the name of a new one. */
export function AreaField({ areas, value, error, onChange }: AreaFieldProps) {
  const made = 'newFocusArea' in value ? value.newFocusArea : undefined;
  const chosen = 'focusAreaId' in value ? value.focusAreaId : NEW;
  // Whoever looks at the list again and comes back finds what was typed.
  const [typed, setTyped] = useState(made ?? { name: '' });
  const [isDescribed] = useState(Boolean(made?.description));
  const choices = areas
    .toSorted((a, b) => byName(a.name, b.name))
    .map(({ _id, name }) => ({ value: _id, label: name }));

  function type(area: typeof typed) {
    setTyped(area);
    onChange({ newFocusArea: area });
  }

  return (
    <div className={classes.area}>
      {areas.length > 0 && (
        <SelectField
          label="Focus area"
          name="focusAreaId"
          value={chosen}
          choices={[
            ...(chosen === '' ? [{ value: '', label: 'Choose…' }] : []),
            ...choices,
            { value: NEW, label: 'New focus area…' },
          ]}
          error={made ? undefined : error}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value === NEW ? { newFocusArea: typed } : { focusAreaId: currentTarget.value })
          }
        />
      )}
      {made && (
        <>
          <TextInput
            label="New focus area"
            name="newFocusArea"
            placeholder="A part of your life, such as Health"
            value={made.name}
            error={error}
            autoComplete="off"
            dir="auto"
            onChange={({ currentTarget }) => type({ ...made, name: currentTarget.value })}
          />
          <Disclosure className={classes.more} open={isDescribed} summary="Description (optional)">
            <FormTextArea
              aria-label="Description"
              value={made.description ?? ''}
              rows={2}
              onChange={({ currentTarget }) => type({ ...made, description: currentTarget.value })}
            />
          </Disclosure>
        </>
      )}
    </div>
  );
}
