import { Input } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useId } from 'react';
import { ChevronIcon } from '#web/ui/icons.tsx';
import classes from './grouped-select.module.css';

export interface ChoiceGroup {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

interface GroupedSelectProps {
  readonly label: string;
  /** Empty while nothing is chosen. */
  readonly value: string;
  /** What stands there then. */
  readonly placeholder: string;
  readonly groups: readonly ChoiceGroup[];
  readonly onChange: (value: string) => void;
}

/** The browser's own list of choices, in groups. */
export function GroupedSelect({ label, value, placeholder, groups, onChange }: GroupedSelectProps) {
  const id = useId();
  return (
    <Input.Wrapper id={id} label={label} size="md" className={classes.field}>
      <Input
        component="select"
        id={id}
        size="md"
        pointer
        dir="auto"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        rightSection={<ChevronIcon size={18} />}
        rightSectionPointerEvents="none"
        classNames={{ section: classes.chevron }}
      >
        {value === '' && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {groups.map((group) => (
          <optgroup key={group.id} label={group.label}>
            {group.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </optgroup>
        ))}
      </Input>
    </Input.Wrapper>
  );
}
