import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { bindText } from '#web/forms/bind.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import * as classes from './scope-fields.module.css';
import { type SpecFieldsProps, withSource } from './scope-fields.tsx';

const levelChoices = [
  { value: '', label: 'Not said' },
  { value: 'beginner', label: 'Beginner' },
  { value: 'advanced', label: 'Advanced' },
];

/** What most plans do without. Opens by itself if the user's words say something about it. */
export function MoreFields({ form, spec, sources }: SpecFieldsProps) {
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
                description={sources.deadline}
                type="date"
                min="1970-01-01"
                max="2100-12-31"
                value={spec.deadline}
              />
            )}
          </form.Field>
          {spec.deadline !== '' && (
            <Button variant="subtle" onClick={() => form.setFieldValue('deadline', '')}>
              No date
            </Button>
          )}
        </div>
        <div className={classes.numbers}>
          <form.Field name="level">
            {(field) => (
              <SelectField
                {...bindText(field)}
                label={withSource('Experience', sources.level)}
                choices={levelChoices}
                value={spec.level}
              />
            )}
          </form.Field>
          <form.Field name="budget">
            {(field) => (
              <TextInput
                {...bindText(field)}
                label="Costs at most"
                description={sources.budget}
                placeholder="No limit"
                maxLength={limits.budget}
                autoComplete="off"
                dir="auto"
                value={spec.budget}
              />
            )}
          </form.Field>
        </div>
      </div>
    </Disclosure>
  );
}
