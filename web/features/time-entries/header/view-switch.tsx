import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { CalendarIcon, ListIcon } from '#web/ui/icons.tsx';
import type { Icon } from '#web/ui/signs.tsx';
import classes from './entries-view-switch.module.css';
import type { EntriesView } from './entries-view.ts';

const views: readonly { readonly value: EntriesView; readonly label: string; readonly icon: Icon }[] = [
  { value: 'list', label: 'List', icon: ListIcon },
  { value: 'calendar', label: 'Calendar', icon: CalendarIcon },
];

interface EntriesViewSwitchProps {
  readonly value: EntriesView;
  readonly onChange: (view: EntriesView) => void;
}

export function EntriesViewSwitch({ value: chosen, onChange }: EntriesViewSwitchProps) {
  const name = useId();
  return (
    <fieldset className={classes.views}>
      <VisuallyHidden component="legend">View</VisuallyHidden>
      {views.map(({ value, label, icon: ViewIcon }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChange(value)} />
          <ViewIcon size={18} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
