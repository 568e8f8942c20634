import { use } from 'react';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { ItemLink } from '#web/widgets/items/link.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import { ClampedText } from '#web/ui/layout/clamped-text.tsx';
import { updateByKey, type KeyedGoal, type KeyedResource, updateGoal, removeByKey, insertAt } from '../draft-edits.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { changeAndFocus } from '../focus.ts';
import { DraftOriginContext } from './draft-origin.ts';
import type { PartErrors } from '../draft-errors.ts';
import { showUndoToast } from '../undo-toast.ts';
import * as classes from './resources.module.css';
import { DraftTextField } from '../text-field.tsx';

interface DraftResourcesProps {
  readonly goal: KeyedGoal;
  /** 'week 3' */
  readonly goalLabel: string;
  readonly errors: PartErrors | undefined;
  readonly editor: DraftEditor;
}

/** The resources of a goal, which can be renamed and removed. */
export function DraftResources({ goal, goalLabel, errors, editor: { change } }: DraftResourcesProps) {
  const { hasUncheckedLinks } = use(DraftOriginContext);
  const { key: goalKey, resources } = goal;
  const edit = (update: (before: readonly KeyedResource[]) => readonly KeyedResource[]) =>
    change((draft) => updateGoal(draft, goalKey, (before) => ({ ...before, resources: update(before.resources) })));

  function remove(resource: KeyedResource, index: number) {
    const neighbour = resources[index + 1] ?? resources[index - 1];
    changeAndFocus(() => edit((before) => removeByKey(before, resource.key)), neighbour?.key ?? goalKey);
    const restore = () => edit((before) => insertAt(before, index, resource));
    showUndoToast(resource.title, restore, resource.key);
  }

  return (
    <section className={classes.resources} aria-label={`Resources of ${goalLabel}`}>
      <h4>Resources</h4>
      <ul>
        {resources.map((resource, index) => {
          const { key, title, url, notes, estimatedMinutes } = resource;
          return (
            <li key={key} className={classes.resource}>
              <DraftTextField
                id={key}
                label={`Resource ${index + 1} of ${goalLabel}`}
                value={title}
                error={errors?.get(key)}
                onChange={(text) => edit((before) => updateByKey(before, key, (part) => ({ ...part, title: text })))}
              />
              <IconButton
                aria-label={`Remove resource ${index + 1} of ${goalLabel}`}
                onClick={() => remove(resource, index)}
              >
                <CloseIcon size={18} />
              </IconButton>
              <div className={classes.details}>
                {(url !== null || estimatedMinutes !== null) && (
                  <p className={classes.facts}>
                    {url !== null && <ItemLink url={url} />}
                    {url !== null && hasUncheckedLinks && <span>Link not checked</span>}
                    {estimatedMinutes !== null && <span>{formatDuration(estimatedMinutes)}</span>}
                  </p>
                )}
                {notes !== '' && <ClampedText text={notes} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
