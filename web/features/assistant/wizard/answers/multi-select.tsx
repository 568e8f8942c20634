import type { Question } from '#domain/assistant/brief.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';

interface WizardMultiSelectProps {
  readonly question: Question;
  readonly chosen: readonly string[];
  readonly onToggle: (example: string, isSelected: boolean) => void;
}

export function WizardMultiSelect({ question, chosen, onToggle }: WizardMultiSelectProps) {
  return (
    <ChoiceField
      legend="Choose all that apply"
      type="checkbox"
      name="examples"
      choices={question.examples.map((example) => ({ value: example, label: example }))}
      selected={chosen}
      onChange={onToggle}
    />
  );
}
