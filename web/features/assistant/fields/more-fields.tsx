import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { bindChoice, bindText } from '#web/forms/bind.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import type { BriefForm } from './brief-form.ts';
import classes from './scope-fields.module.css';
import type { PlanSpec } from './spec.ts';
import type { Reading } from './use-spec.ts';

interface MoreFieldsProps {
  readonly form: BriefForm;
  readonly spec: PlanSpec;
  readonly sources: Reading['sources'];
}

const levelChoices = [
  { value: '', label: 'Not said' },
  { value: 'beginner', label: 'Beginner' },
  { value: 'advanced', label: 'Advanced' },
] as const;

/** What most plans do without. Opens by itself if the user's words say something about it. */
export function MoreFields({ form, spec, sources }: MoreFieldsProps) {
  const hasValue = spec.deadline !== '' || spec.level !== '' || spec.budget !== '';
  const [isOpen, setIsOpen] = useState(hasValue);
  const [hadValue, setHadValue] = useState(hasValue);
  if (hasValue && !hadValue) {
    setHadValue(true);
    setIsOpen(true);
  }
  return (
    <Disclosure summary="More about it" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <div className={classes.more}>
        <div className={classes.date}>
          <form.Field name="deadline">
            {(field) => (
              <TextInput
                {...bindText(field)}
                label="Done by"
                type="date"
                min="1970-01-01"
                max="2100-12-31"
                value={spec.deadline}
                description={sources.deadline}
              />
            )}
          </form.Field>
          {spec.deadline !== '' && (
            <Button variant="subtle" onClick={() => form.setFieldValue('deadline', '')}>
              No date
            </Button>
          )}
        </div>
        <form.Field name="level">
          {(field) => (
            <div>
              <ChoiceField
                {...bindChoice(field)}
                legend="Experience"
                description={sources.level}
                type="radio"
                choices={levelChoices}
                selected={[spec.level]}
                isRow
              />
            </div>
          )}
        </form.Field>
        <form.Field name="budget">
          {(field) => (
            <TextInput
              {...bindText(field)}
              label="Costs at most"
              placeholder="No limit"
              maxLength={limits.fact}
              autoComplete="off"
              dir="auto"
              value={spec.budget}
              description={sources.budget}
            />
          )}
        </form.Field>
      </div>
    </Disclosure>
  );
}
