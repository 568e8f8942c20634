import { FieldLegend } from '#web/ui/fields/field-parts.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { OutlineDraft } from './outline-draft.ts';
import classes from './outline-section.module.css';

interface OutlineNumbersProps {
  readonly outline: OutlineDraft;
  readonly messages: ReadonlyMap<string, string>;
  readonly showsMessages: boolean;
  readonly onChange: (key: string, text: string) => void;
}

/** The numbers that the playbook asks for. */
export function OutlineNumbers({ outline, messages, showsMessages, onChange }: OutlineNumbersProps) {
  return (
    <fieldset className={classes.numbers}>
      <FieldLegend>Numbers for this plan</FieldLegend>
      <div>
        {outline.questions.map(({ key, label, unit, minimum, maximum }) => (
          <TextInput
            key={key}
            label={unit === '' ? label : `${label} (${unit})`}
            description={`From ${minimum} to ${maximum}`}
            inputMode="decimal"
            autoComplete="off"
            data-field={messages.has(key) ? 'outline' : undefined}
            aria-invalid={showsMessages && messages.has(key)}
            value={outline.numbers[key] ?? ''}
            error={showsMessages ? messages.get(key) : undefined}
            onChange={({ currentTarget }) => onChange(key, currentTarget.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
