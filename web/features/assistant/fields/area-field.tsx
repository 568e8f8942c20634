import { useState } from 'react';
import { listAreaChoices } from '#web/widgets/area-choices/area-choices.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { AreaChoice, AreaOption } from './area-choice.ts';
import * as classes from './area-field.module.css';
import { Textarea } from '#web/ui/fields/textarea.tsx';

interface AreaFieldProps {
  readonly areas: readonly AreaOption[];
  readonly value: AreaChoice;
  readonly error: string | undefined;
  readonly onChange: (choice: AreaChoice) => void;
}

const NEW_AREA = 'new';

/** Selects an existing focus area, or names a new one. */
export function AreaField({ areas, value, error, onChange }: AreaFieldProps) {
  const newArea = 'newFocusArea' in value ? value.newFocusArea : undefined;
  const selected = 'focusAreaId' in value ? value.focusAreaId : NEW_AREA;
  // Remembers what was typed for a new area while an existing one is selected.
  const [newAreaInput, setNewAreaInput] = useState(newArea ?? { name: '' });
  const [isDescriptionOpen] = useState(Boolean(newArea?.description));

  function updateNewArea(area: typeof newAreaInput) {
    setNewAreaInput(area);
    onChange({ newFocusArea: area });
  }

  return (
    <div className={classes.area}>
      {areas.length > 0 && (
        <SelectField
          label="Focus area"
          name="focusAreaId"
          data-field={newArea ? undefined : 'area'}
          value={selected}
          choices={[
            ...(selected === '' ? [{ value: '', label: 'Choose…' }] : []),
            ...listAreaChoices(areas),
            { value: NEW_AREA, label: 'New focus area…' },
          ]}
          error={newArea ? undefined : error}
          onChange={({ currentTarget }) =>
            onChange(
              currentTarget.value === NEW_AREA ? { newFocusArea: newAreaInput } : { focusAreaId: currentTarget.value },
            )
          }
        />
      )}
      {newArea && (
        <>
          <TextInput
            label="New focus area"
            name="newFocusArea"
            data-field="area"
            placeholder="A part of your life, such as Health"
            value={newArea.name}
            error={error}
            autoComplete="off"
            dir="auto"
            onChange={({ currentTarget }) => updateNewArea({ ...newArea, name: currentTarget.value })}
          />
          <Disclosure className={classes.description} open={isDescriptionOpen} summary="Description (optional)">
            <Textarea
              aria-label="Description"
              value={newArea.description ?? ''}
              rows={2}
              onChange={({ currentTarget }) => updateNewArea({ ...newArea, description: currentTarget.value })}
            />
          </Disclosure>
        </>
      )}
    </div>
  );
}
