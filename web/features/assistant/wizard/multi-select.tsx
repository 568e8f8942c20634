import type { Question } from '#domain/assistant/brief.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { type Entry, toggleExample } from './entry.ts';

interface WizardMultiSelectProps {
  readonly question: Question;
  readonly entry: Entry;
  readonly onChange: (entry: Entry) => void;
  /** Called by `lazyDialog` if the chunk fails to load. */
  readonly onClose: () => void;
}

export function WizardMultiSelect({ question, entry, onChange }: WizardMultiSelectProps) {
  return (
    <ChoiceField
      legend="Choose all that fit"
      type="checkbox"
      name="examples"
      choices={question.examples.map((example) => ({ value: example, label: example }))}
      selected={entry.chosen}
      onChange={(example, isSelected) => onChange(toggleExample(question, entry, example, isSelected))}
    />
  );
}
