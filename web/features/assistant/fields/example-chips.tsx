import type { ReactNode } from 'react';
import { showToast } from '#web/ui/toast.ts';
import classes from './example-chips.module.css';

interface ExampleChipsProps {
  /** What stands on a chip, and what it puts into the field. */
  readonly examples: readonly { readonly label: string; readonly text: string }[];
  /** What is in the field. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** After the examples, such as a way to see others. */
  readonly tool?: ReactNode;
}

/** Shows what an answer can read like: one tap puts it into the field. What was typed there comes back with another. */
export function ExampleChips({ examples, typed, onType, tool }: ExampleChipsProps) {
  function choose(text: string) {
    onType(text);
    const before = typed.trim();
    if (before === '' || examples.some((example) => example.text === before)) return;
    const undo = () => onType(typed);
    showToast('done', 'Your text was replaced by an example.', undefined, { label: 'Undo', run: undo });
  }

  return (
    <fieldset className={classes.examples}>
      <legend>For example</legend>
      <div className={classes.chips}>
        {examples.map(({ label, text }) => (
          <button
            key={label}
            type="button"
            className={classes.chip}
            aria-pressed={typed.trim() === text}
            dir="auto"
            onClick={() => choose(text)}
          >
            {label}
          </button>
        ))}
        {tool}
      </div>
    </fieldset>
  );
}
