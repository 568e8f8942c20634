import type { ReactNode } from 'react';
import { showToast } from '#web/ui/toast/toast.ts';
import { ChipButton, ChipGroup } from '#web/ui/chip/chip.tsx';

interface ExampleChipsProps {
  /** The label of each chip, and the text it inserts. */
  readonly examples: readonly { readonly label: string; readonly text: string }[];
  /** The value of the field. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Shown after the examples. */
  readonly action?: ReactNode;
}

/** Examples that fill the field with one tap. Replacing the user's own text can be undone. */
export function ExampleChips({ examples, value, onChange, action }: ExampleChipsProps) {
  function choose(text: string) {
    onChange(text);
    const previous = value.trim();
    if (previous === '' || examples.some((example) => example.text === previous)) return;
    const undo = () => onChange(value);
    showToast('done', 'Your text was replaced by an example.', undefined, { label: 'Undo', run: undo });
  }

  return (
    <ChipGroup legend="For example">
      {examples.map(({ label, text }) => (
        <ChipButton key={label} aria-pressed={value.trim() === text} dir="auto" onClick={() => choose(text)}>
          {label}
        </ChipButton>
      ))}
      {action}
    </ChipGroup>
  );
}
