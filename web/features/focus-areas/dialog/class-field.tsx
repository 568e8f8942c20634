import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { classOptions } from '#web/ui/focus-area/focus-area-classes.ts';

interface ClassFieldProps {
  readonly name: string;
  readonly selected: readonly FocusAreaClass[];
  readonly error: string | undefined;
  readonly onChange: (value: FocusAreaClass) => void;
}

export function ClassField(props: ClassFieldProps) {
  return (
    <ChoiceField
      {...props}
      legend="Class"
      type="radio"
      choices={classOptions.map(({ value, label, about, color }) => ({
        value,
        label,
        about,
        color,
        mark: <ClassBadge focusAreaClass={value} size="sm" />,
      }))}
    />
  );
}
