import type { Question } from '#domain/assistant/brief.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { type Entry, ticked } from './wizard-entry.ts';

interface WizardSeveralProps {
  readonly question: Question;
  readonly entry: Entry;
  readonly onChange: (entry: Entry) => void;
  /** Called where it could not be fetched. */
  readonly onClose: () => void;
}

/** Examples of which several may fit. */
export function WizardSeveral({ question, entry, onChange }: WizardSeveralProps) {
  return (
    <ChoiceField
      legend="Choose all that fit"
      type="checkbox"
      name="examples"
      choices={question.examples.map((example) => ({ value: example, label: example }))}
      chosen={entry.chosen}
      onChoose={(example, isTicked) => onChange(ticked(question, entry, example, isTicked))}
    />
  );
}
