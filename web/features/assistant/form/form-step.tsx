import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftFromForm } from '#web/api/assistant.ts';
import { BottomActions } from '#web/ui/bottom-actions.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { ButtonLink, TextLink } from '#web/ui/link.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { type AreaToChoose, chosenArea } from './area-choice.ts';
import { FormFields } from './form-fields.tsx';
import classes from './form-step.module.css';
import { briefOf, type FormValues, type KeptForm, problemsIn } from './form-values.ts';
import { PlannerFailure } from './planner-failure.tsx';
import { PlannerNote } from './planner-note.tsx';
import { useThought } from './use-thought.ts';

interface ThinkingProps {
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

const Thinking = lazyDialog<ThinkingProps>(async () => (await import('./thinking.tsx')).Thinking);

interface FormStepProps {
  readonly areas: readonly AreaToChoose[];
  readonly values: FormValues;
  readonly onChange: (changes: Partial<FormValues>) => void;
  readonly onWritten: (written: NonNullable<KeptForm['written']>) => void;
  /** The user is going to need what comes next. */
  readonly onGenerate: () => void;
}

/** Everything that the assistant needs to know, on one page. */
export function FormStep({ areas, values, onChange, onWritten, onGenerate }: FormStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const { isThinking, failure, think, stop, forgetFailure } = useThought();
  const area = chosenArea(areas, values.area);
  const problems = problemsIn(values, area);

  function generate(planner?: 'builtIn') {
    flushSync(() => setIsChecked(true));
    if (Object.keys(problems).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    onGenerate();
    const brief = { ...briefOf(values, area), ...(planner && { planner }) };
    void think(
      (signal) => draftFromForm(brief, signal),
      (answer) => onWritten({ ...answer, place: area }),
    );
  }

  return (
    <>
      <form
        ref={form}
        className={classes.form}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          generate();
        }}
        noValidate
      >
        <p className={classes.wizard}>
          Prefer questions? <TextLink to="/action-plans/generate-action-plan2">Answer eight questions</TextLink>
        </p>
        <FormFields
          areas={areas}
          area={area}
          values={values}
          problems={isChecked ? problems : {}}
          onChange={onChange}
        />
        <div className={classes.end}>
          <PlannerNote />
          <PlannerFailure
            failure={failure}
            onRetry={() => generate()}
            onBuiltIn={() => generate('builtIn')}
            onSaferGoal={(userPrompt) => {
              forgetFailure();
              onChange({ userPrompt });
              form.current?.querySelector('textarea')?.focus();
            }}
          />
        </div>
        <BottomActions>
          <ButtonLink to="/action-plans" variant="default">
            Cancel
          </ButtonLink>
          <SubmitButton busy={isThinking}>Generate Plan</SubmitButton>
        </BottomActions>
      </form>
      {isThinking && <Thinking onCancel={stop} onClose={() => undefined} />}
    </>
  );
}
