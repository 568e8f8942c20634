import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { classOptions } from '#web/ui/focus-area/focus-area-classes.ts';

interface ClassFieldProps {
  readonly name: string;
  readonly value: FocusAreaClass | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: FocusAreaClass) => void;
  readonly onInput: (event: { readonly currentTarget: HTMLFieldSetElement }) => void;
}

export function ClassField({ name, value: selected, error, onChange, onInput }: ClassFieldProps) {
  return (
    <ChoiceField
      legend="Class"
      type="radio"
      name={name}
      choices={classOptions.map(({ value, label, about, color }) => ({
        value,
        label,
        about,
        color,
        mark: <ClassBadge focusAreaClass={value} size="sm" />,
      }))}
      selected={selected === undefined ? [] : [selected]}
      error={error}
      onChange={onChange}
      onInput={onInput}
    />
  );
}
