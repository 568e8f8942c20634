import type { FocusAreaClass } from '#domain/focus-area.ts';
import type { NewFocusArea } from '#web/api/focus-areas.ts';

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
