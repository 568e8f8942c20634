import { type FocusArea, newFocusArea } from '#contract/focus-areas.ts';
import { minutesInWords } from '#domain/duration.ts';
import { type FocusAreaClass, quickSettings } from '#domain/focus-area.ts';
import { useCreateFocusArea } from '#web/api/focus-areas.ts';
import { AddByName } from '#web/parts/adding/add-by-name.tsx';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { showToast } from '#web/ui/toast.ts';
import { savingFailure } from './saving-failure.ts';

interface QuickAddProps {
  /** Of the tab that is shown; a name alone makes a Level-Up area. */
  readonly focusAreaClass: FocusAreaClass;
  readonly onAdded: (area: FocusArea) => void;
}

/** A focus area from a name alone; everything else can be said later. */
export function QuickAdd({ focusAreaClass, onAdded }: QuickAddProps) {
  const { mutateAsync: create } = useCreateFocusArea();
  const { label } = classFaces[focusAreaClass];

  async function add(name: string) {
    const isUsual = focusAreaClass === quickSettings.focusAreaClass;
    const area = await create(isUsual ? { name } : { name, focusAreaClass });
    showToast('done', `added: ${label}, ${minutesInWords(area.defaultWeeklyMin)} a week.`, area.name);
    onAdded(area);
  }

  return (
    <AddByName
      label={`Quick add to ${label}`}
      placeholder={`Quick add to ${label}…`}
      draftForm="quick add"
      schema={newFocusArea.shape.name}
      onAdd={add}
      failureOf={savingFailure}
    />
  );
}
