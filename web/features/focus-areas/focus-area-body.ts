import type { FocusArea } from '#contract/focus-areas.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import type { FocusAreaChanges, NewFocusArea } from '#web/api/focus-areas.ts';

type Fields = Readonly<Record<'name' | 'description' | 'focusAreaClass' | 'defaultWeeklyMin' | 'weight', string>>;

/** What the fields of the form say. */
export function bodyOf({ name, description, focusAreaClass, defaultWeeklyMin, weight }: Fields): NewFocusArea {
  return {
    name: name.trim(),
    description: description.trim(),
    // Nothing is chosen as long as no choice is pressed.
    ...(focusAreaClass && { focusAreaClass: focusAreaClass as FocusAreaClass }),
    defaultWeeklyMin: Number(defaultWeeklyMin),
    weight: Number(weight),
  };
}

/** Only what differs: whatever another tab has changed meanwhile stays changed. */
export function changesOf(area: FocusArea, body: NewFocusArea): FocusAreaChanges {
  const changed = Object.entries(body).filter(([field, value]) => area[field as keyof FocusArea] !== value);
  return Object.fromEntries(changed);
}
