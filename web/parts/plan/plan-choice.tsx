import { type ComponentProps, useState } from 'react';
import { ChoiceField } from '#web/ui/choice-field.tsx';

interface PlanChoiceProps extends Pick<
  ComponentProps<typeof ChoiceField>,
  'legend' | 'name' | 'choices' | 'isRow' | 'error' | 'onInput'
> {
  readonly defaultValue: string;
  readonly onChange?: (value: string) => void;
}

/** One of a few; a choice is made from the beginning. */
export function PlanChoice({ defaultValue, onChange, ...rest }: PlanChoiceProps) {
  const [chosen, setChosen] = useState(defaultValue);
  return (
    <ChoiceField
      {...rest}
      type="radio"
      chosen={[chosen]}
      onChoose={(value) => {
        setChosen(value);
        onChange?.(value);
      }}
    />
  );
}
