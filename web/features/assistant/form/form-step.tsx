import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { generateDraftFromForm } from '#web/api/assistant.ts';
import { BottomActions } from '#web/ui/layout/bottom-actions.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { ButtonLink, TextLink } from '#web/ui/link/link.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { type AreaOption, resolveArea } from '../fields/area-choice.ts';
import { FormFields } from './form-fields.tsx';
import classes from './form-step.module.css';
import { toFormRequest, type FormValues, type PersistedForm, validateForm } from './form-values.ts';
import { GenerationError } from '../generation/generation-error.tsx';
import { GeneratorNote } from '../generation/generator-note.tsx';
import { useAssistantRequest } from '../generation/use-assistant-request.ts';

interface ThinkingOverlayProps {
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

const ThinkingOverlay = lazyDialog<ThinkingOverlayProps>(
  async () => (await import('../generation/thinking-overlay.tsx')).ThinkingOverlay,
);

interface FormStepProps {
  readonly areas: readonly AreaOption[];
  readonly values: FormValues;
  readonly onChange: (changes: Partial<FormValues>) => void;
  readonly onGenerated: (generated: NonNullable<PersistedForm['generated']>) => void;
  /** Called when generating starts, so that the next step can be preloaded. */
  readonly onGenerate: () => void;
}

export function FormStep({ areas, values, onChange, onGenerated, onGenerate }: FormStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const [showsErrors, setShowsErrors] = useState(false);
  const { isThinking, error, run, cancel, clearError } = useAssistantRequest();
  const area = resolveArea(areas, values.area);
  const errors = validateForm(values, area);

  function generate(planner?: 'builtIn') {
    flushSync(() => setShowsErrors(true));
    if (Object.keys(errors).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    onGenerate();
    const request = { ...toFormRequest(values, area), ...(planner && { planner }) };
    void run(
      (signal) => generateDraftFromForm(request, signal),
      (result) => onGenerated({ ...result, area }),
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
        <p className={classes.wizardLink}>
          Prefer questions? <TextLink to="/action-plans/generate-action-plan2">Answer eight questions</TextLink>
        </p>
        <FormFields areas={areas} area={area} values={values} errors={showsErrors ? errors : {}} onChange={onChange} />
        <div className={classes.status}>
          <GeneratorNote />
          <GenerationError
            error={error}
            onRetry={() => generate()}
            onUseBuiltIn={() => generate('builtIn')}
            onSaferGoal={(userPrompt) => {
              clearError();
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
      {isThinking && <ThinkingOverlay onCancel={cancel} onClose={() => undefined} />}
    </>
  );
}
