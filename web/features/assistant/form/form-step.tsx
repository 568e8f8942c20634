import { useSelector } from '@tanstack/react-form';
import { useRef, useState } from 'react';
import { formPlanRequest } from '#contract/assistant.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { BottomActions } from '#web/ui/layout/bottom-actions.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { ButtonLink, TextLink } from '#web/ui/link/link.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { type AreaOption, resolveArea } from '../fields/area-choice.ts';
import { briefAliases, type BriefValues } from '../fields/brief-form.ts';
import { FormFields } from './form-fields.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './form-step.module.css';
import { toFormRequest, type FormValues, initialValues, type PersistedForm } from './form-values.ts';
import { GeneratorNote } from '../generation/generator-note.tsx';
import type { UnderstandingState } from '../understanding/use-understanding.ts';
import { ChatbotActions } from '../plan-text/chatbot-actions.tsx';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import type { FormGeneration } from './use-form-generation.ts';

const GenerationError = lazyDialog(async () => (await import('../generation/generation-error.tsx')).GenerationError);

interface FormStepProps {
  readonly areas: readonly AreaOption[];
  readonly values: PersistedForm;
  readonly generation: FormGeneration;
  readonly onChange: (changes: Partial<PersistedForm>) => void;
  readonly onAction: (action: ChatbotAction) => void;
  /** Called when generating starts, so that the next step can be preloaded. */
  readonly onGenerate: () => void;
}

export function FormStep({ areas, values, generation, onChange, onAction, onGenerate }: FormStepProps) {
  const element = useRef<HTMLFormElement>(null);
  const { isThinking, error, clearError } = generation;
  const [understood, setUnderstood] = useState<UnderstandingState>();
  const form = useAppForm<BriefValues>({
    initialValues: {
      area: values.area,
      userPrompt: values.userPrompt,
      structure: values.structure,
      weeks: values.weeks,
      weeklyHours: values.weeklyHours,
      effort: values.effort,
      title: '',
    },
    schema: formPlanRequest,
    toBody: (typed) => toFormRequest(toFormValues(typed), resolveArea(areas, typed.area)),
    aliases: briefAliases,
    defaultField: 'userPrompt',
    onChange: (typed) => onChange(toFormValues(typed)),
    submit: async (typed) => {
      onGenerate();
      const { corrections } = values;
      await generation.generate({ ...toFormValues(typed), corrections }, resolveArea(areas, typed.area));
    },
  });
  const typed = toFormValues(useSelector(form.store, (state) => state.values));

  function generate(chosen: 'builtIn' | undefined) {
    generation.choosePlanner(chosen);
    form.submitFields(element.current!);
  }

  return (
    <Card
      as="form"
      ref={element}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        generate(undefined);
      }}
      noValidate
    >
      <p className={classes.wizardLink}>
        Prefer questions? <TextLink to="/action-plans/generate-action-plan2">Answer eight questions</TextLink>
      </p>
      <FormFields
        form={form}
        areas={areas}
        typed={typed}
        corrections={values.corrections}
        understood={understood}
        onCorrect={(corrections) => onChange({ corrections })}
        onAction={onAction}
        onUnderstood={setUnderstood}
      />
      <div className={classes.status}>
        <div>
          <GeneratorNote />
          <ChatbotActions onAction={onAction} />
        </div>
        {error && (
          <GenerationError
            onClose={clearError}
            error={error}
            onRetry={() => generate(undefined)}
            onUseBuiltIn={() => generate('builtIn')}
            onSaferGoal={(userPrompt) => {
              clearError();
              form.setFieldValue('userPrompt', userPrompt);
              element.current?.querySelector('textarea')?.focus();
            }}
          />
        )}
      </div>
      <BottomActions>
        <ButtonLink to="/action-plans" variant="default">
          Cancel
        </ButtonLink>
        <SubmitButton busy={isThinking}>Generate Plan</SubmitButton>
      </BottomActions>
    </Card>
  );
}

/** Weeks and hours stay undefined until the user changes them. */
function toFormValues({ area, userPrompt, structure, weeks, weeklyHours, effort }: BriefValues): FormValues {
  return {
    area,
    userPrompt,
    structure: structure ?? initialValues.structure,
    weeks,
    weeklyHours,
    effort: effort ?? initialValues.effort,
  };
}
