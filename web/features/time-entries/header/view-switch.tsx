import { useId } from 'react';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { CalendarIcon, ListIcon, WeekIcon } from '#web/ui/icons/icons.tsx';
import type { Icon } from '#web/ui/icons/svg-icon.tsx';
import * as classes from './view-switch.module.css';
import type { EntriesView } from '../entries-view.ts';

const views: readonly { readonly value: EntriesView; readonly label: string; readonly icon: Icon }[] = [
  { value: 'list', label: 'List', icon: ListIcon },
  { value: 'calendar', label: 'Calendar', icon: CalendarIcon },
  { value: 'week', label: 'Week', icon: WeekIcon },
];

interface ViewSwitchProps {
  readonly value: EntriesView;
  readonly onChange: (view: EntriesView) => void;
}

export function ViewSwitch({ value: selected, onChange }: ViewSwitchProps) {
  const name = useId();
  return (
    <fieldset className={classes.views}>
      <VisuallyHidden component="legend">View</VisuallyHidden>
      {views.map(({ value, label, icon: ViewIcon }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === selected} onChange={() => onChange(value)} />
          <ViewIcon size={18} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
