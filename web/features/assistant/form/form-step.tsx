import { useSelector } from '@tanstack/react-form';
import { useRef } from 'react';
import { assistant } from '#contract/assistant.ts';
import { generateDraftFromForm } from '#web/api/assistant.ts';
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
import { GenerationError } from '../generation/generation-error.tsx';
import { GeneratorNote } from '../generation/generator-note.tsx';
import { useAssistantRequest } from '../generation/use-assistant-request.ts';

const ThinkingOverlay = lazyDialog(async () => (await import('../generation/thinking-overlay.tsx')).ThinkingOverlay);

interface FormStepProps {
  readonly areas: readonly AreaOption[];
  readonly values: FormValues;
  readonly onChange: (changes: Partial<FormValues>) => void;
  readonly onGenerated: (generated: NonNullable<PersistedForm['generated']>) => void;
  /** Called when generating starts, so that the next step can be preloaded. */
  readonly onGenerate: () => void;
}

export function FormStep({ areas, values, onChange, onGenerated, onGenerate }: FormStepProps) {
  const element = useRef<HTMLFormElement>(null);
  const planner = useRef<'builtIn'>(undefined);
  const { isThinking, error, run, cancel, clearError } = useAssistantRequest();
  const form = useAppForm<BriefValues>({
    initialValues: { ...values, area: values.area, title: '' },
    schema: assistant.generateActionPlan.body,
    toBody: (typed) => toFormRequest(toFormValues(typed), resolveArea(areas, typed.area)),
    aliases: briefAliases,
    defaultField: 'userPrompt',
    onChange: (typed) => onChange(toFormValues(typed)),
    submit: async (typed) => {
      const area = resolveArea(areas, typed.area);
      const request = toFormRequest(toFormValues(typed), area);
      onGenerate();
      await run(
        (signal) => generateDraftFromForm({ ...request, ...(planner.current && { planner: planner.current }) }, signal),
        (result) => onGenerated({ ...result, area }),
      );
    },
  });
  const scope = toFormValues(useSelector(form.store, (state) => state.values));

  function generate(chosen: 'builtIn' | undefined) {
    planner.current = chosen;
    form.submitFields(element.current!);
  }

  return (
    <>
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
        <FormFields form={form} areas={areas} scope={scope} />
        <div className={classes.status}>
          <GeneratorNote />
          <GenerationError
            error={error}
            onRetry={() => generate(undefined)}
            onUseBuiltIn={() => generate('builtIn')}
            onSaferGoal={(userPrompt) => {
              clearError();
              form.setFieldValue('userPrompt', userPrompt);
              element.current?.querySelector('textarea')?.focus();
            }}
          />
        </div>
        <BottomActions>
          <ButtonLink to="/action-plans" variant="default">
            Cancel
          </ButtonLink>
          <SubmitButton busy={isThinking}>Generate Plan</SubmitButton>
        </BottomActions>
      </Card>
      {isThinking && <ThinkingOverlay onCancel={cancel} onClose={() => undefined} />}
    </>
  );
}

function toFormValues({ area, userPrompt, structure, weeks, weeklyHours, effort }: BriefValues): FormValues {
  return {
    area,
    userPrompt,
    structure: structure ?? initialValues.structure,
    weeks: weeks ?? initialValues.weeks,
    weeklyHours: weeklyHours ?? initialValues.weeklyHours,
    effort: effort ?? initialValues.effort,
  };
}
