import { type FocusArea, newFocusArea } from '#contract/goals/focus-areas.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { type FocusAreaClass, defaultSettings } from '#domain/focus-area/focus-area.ts';
import { useCreateFocusArea } from '#web/api/goals/focus-areas.ts';
import { AddByName } from '#web/widgets/add-by-name/add-by-name.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { toSaveError } from './save-error.ts';

interface QuickAddProps {
  /** The class of the selected tab. */
  readonly focusAreaClass: FocusAreaClass;
  readonly onAdded: (area: FocusArea) => void;
}

/** Creates a focus area from just a name, with defaults for the rest. */
export function QuickAdd({ focusAreaClass, onAdded }: QuickAddProps) {
  const { mutateAsync: create } = useCreateFocusArea();
  const { label } = classMeta[focusAreaClass];

  async function add(name: string) {
    const isDefaultClass = focusAreaClass === defaultSettings.focusAreaClass;
    const area = await create(isDefaultClass ? { name } : { name, focusAreaClass });
    showToast('done', `added: ${label}, ${formatDuration(area.defaultWeeklyMin)} a week.`, area.name);
    onAdded(area);
  }

  return (
    <AddByName
      label={`Quick add to ${label}`}
      placeholder={`Quick add to ${label}…`}
      draftKey="quick add"
      schema={newFocusArea.shape.name}
      onAdd={add}
      toError={toSaveError}
    />
  );
}
