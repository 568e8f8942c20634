import { Input } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { type ComponentProps, useId } from 'react';
import { ChevronIcon } from './icons.tsx';
import classes from './select-field.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'size'> {
  /** Above the field; without it give an `aria-label`. */
  readonly label?: string;
  /** What is wrong; `true` where that is said elsewhere. */
  readonly error?: string | boolean | undefined;
  readonly choices: readonly { readonly value: string | number; readonly label: string }[];
}

/** The browser's own list of choices: a wheel on a phone, typing ahead on a keyboard. */
export function SelectField({ label, error, choices, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <Input.Wrapper id={id} label={label} error={error} size="md">
      <Input
        component="select"
        id={id}
        size="md"
        pointer
        error={error}
        rightSection={<ChevronIcon size={18} />}
        rightSectionPointerEvents="none"
        classNames={{ section: classes.chevron }}
        {...rest}
      >
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Input>
    </Input.Wrapper>
  );
}
