import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import * as classes from './entry-texts.module.css';

const TextsEditor = lazyDialog(async () => (await import('./texts-editor.tsx')).TextsEditor);

/** The note and tags of a timer. A click opens their editor in the same place. */
export function EntryTexts({ entry }: { readonly entry: TimeEntry }) {
  const { note, tags, goal } = entry;
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function finish() {
    flushSync(() => setIsEditing(false));
    button.current?.focus();
  }

  return (
    <div className={classes.texts}>
      {isEditing ? (
        <TextsEditor entry={entry} onClose={finish} />
      ) : (
        <button ref={button} type="button" className={classes.button} onClick={() => setIsEditing(true)}>
          <TextsSummary note={note} tags={tags} title={goal.title} />
        </button>
      )}
    </div>
  );
}

interface TextsSummaryProps {
  readonly note: string;
  readonly tags: readonly string[];
  /** The title of the goal, for screen readers. */
  readonly title: string;
}

export function TextsSummary({ note, tags, title }: TextsSummaryProps) {
  return (
    <span className={classes.summary}>
      {note === '' ? (
        <span className={classes.empty}>
          Add a note<VisuallyHidden> to {title}</VisuallyHidden>
        </span>
      ) : (
        <span className={classes.note} dir="auto">
          <VisuallyHidden>Note of {title}: </VisuallyHidden>
          {note}
        </span>
      )}
      {tags.map((tag) => (
        <Chip key={tag}>{tag}</Chip>
      ))}
    </span>
  );
}
