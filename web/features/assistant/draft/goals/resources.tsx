import { minutesInWords } from '#domain/duration.ts';
import { ItemLink } from '#web/parts/items/item-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CloseIcon } from '#web/ui/signs.tsx';
import { LongText } from '#web/ui/long-text.tsx';
import { changedIn, type EditedGoal, type EditedResource, withGoal, without, withPart } from './draft-edits.ts';
import type { DraftEditor } from './draft-editor.ts';
import { changeAndFocus } from './draft-focus.ts';
import type { PartProblems } from './draft-problems.ts';
import { offerToPutBack } from './draft-removal.ts';
import classes from './draft-resources.module.css';
import { DraftText } from './draft-text.tsx';

interface DraftResourcesProps {
  readonly goal: EditedGoal;
  /** 'week 3' */
  readonly of: string;
  readonly problems: PartProblems | undefined;
  readonly editor: DraftEditor;
}

/** What helps with a goal: to be renamed or left out. */
export function DraftResources({ goal, of, problems, editor: { change } }: DraftResourcesProps) {
  const { key: goalKey, resources } = goal;
  const edit = (to: (before: readonly EditedResource[]) => readonly EditedResource[]) =>
    change((draft) => withGoal(draft, goalKey, (before) => ({ ...before, resources: to(before.resources) })));

  function remove(resource: EditedResource, at: number) {
    const next = resources[at + 1] ?? resources[at - 1];
    changeAndFocus(() => edit((before) => without(before, resource.key)), next?.key ?? goalKey);
    const putBack = () => edit((before) => withPart(before, at, resource));
    offerToPutBack(resource.title, putBack, resource.key);
  }

  return (
    <section className={classes.resources} aria-label={`Resources of ${of}`}>
      <h4>Resources</h4>
      <ul>
        {resources.map((resource, at) => {
          const { key, title, url, notes, estimatedMinutes } = resource;
          return (
            <li key={key} className={classes.resource}>
              <DraftText
                id={key}
                label={`Resource ${at + 1} of ${of}`}
                value={title}
                error={problems?.get(key)}
                onChange={(text) => edit((before) => changedIn(before, key, (typed) => ({ ...typed, title: text })))}
              />
              <IconButton aria-label={`Remove resource ${at + 1} of ${of}`} onClick={() => remove(resource, at)}>
                <CloseIcon size={18} />
              </IconButton>
              <div className={classes.about}>
                {(url !== null || estimatedMinutes !== null) && (
                  <p className={classes.facts}>
                    {url !== null && <ItemLink url={url} />}
                    {estimatedMinutes !== null && <span>{minutesInWords(estimatedMinutes)}</span>}
                  </p>
                )}
                {notes !== '' && <LongText text={notes} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
