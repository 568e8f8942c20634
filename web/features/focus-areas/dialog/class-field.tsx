import type { FocusAreaClass } from '#domain/focus-area.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { classesInOrder } from '#web/ui/focus-area-classes.ts';

interface ClassFieldProps {
  readonly name: string;
  readonly value: FocusAreaClass | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: FocusAreaClass) => void;
  readonly onInput: (event: { readonly currentTarget: HTMLFieldSetElement }) => void;
}

export function ClassField({ name, value: chosen, error, onChange, onInput }: ClassFieldProps) {
  return (
    <ChoiceField
      legend="Class"
      type="radio"
      name={name}
      choices={classesInOrder.map(({ value, label, about, color }) => ({
        value,
        label,
        about,
        color,
        mark: <ClassMark of={value} size="sm" />,
      }))}
      chosen={chosen === undefined ? [] : [chosen]}
      error={error}
      onChoose={onChange}
      onInput={onInput}
    />
  );
}
