import { useSelector } from '@tanstack/react-form';
import { useRef } from 'react';
import { formPlanRequest } from '#contract/assistant/assistant.ts';
import { formDefaults } from '#domain/assistant/brief.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { BottomActions } from '#web/ui/layout/bottom-actions.tsx';
import { lazyComponent, lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { ButtonLink, TextLink } from '#web/ui/link/link.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { type AreaOption, resolveArea } from '../fields/area-choice.ts';
import { briefAliases, type BriefValues } from '../fields/brief-form.ts';
import { pickSpec } from '../fields/spec.ts';
import { useSpec } from '../fields/use-spec.ts';
import { FormFields } from './form-fields.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import * as classes from './form-step.module.css';
import { toDescription, toFormRequest, type FormValues, type PersistedForm, toStreamBody } from './form-values.ts';
import { GeneratorNote } from '../generation/generator-note.tsx';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import type { FormGeneration } from './use-form-generation.ts';

const GenerationError = lazyDialog(async () => (await import('../generation/generation-error.tsx')).GenerationError);
const OutlineField = lazyComponent(async () => (await import('../outline/outline-field.tsx')).OutlineField);

interface FormStepProps {
  readonly areas: readonly AreaOption[];
  readonly values: PersistedForm;
  readonly generation: FormGeneration;
  /** The user comes from the draft to change the outline. */
  readonly isRevising: boolean;
  readonly onChange: (changes: Partial<PersistedForm>) => void;
  readonly onAction: (action: ChatbotAction) => void;
  /** Called when generating starts, so that the next step can be preloaded. */
  readonly onGenerate: () => void;
}

export function FormStep(props: FormStepProps) {
  const { areas, values, generation, isRevising, onChange, onAction, onGenerate } = props;
  const element = useRef<HTMLFormElement>(null);
  const { isThinking, error, clearError } = generation;
  const form = useAppForm<BriefValues>({
    initialValues: toBriefValues(values),
    schema: formPlanRequest,
    toBody: (brief) => toFormRequest(toFormValues(brief), resolveArea(areas, brief.area)),
    validate: ({ outline }) => ({ outline: outline?.message }),
    aliases: briefAliases,
    defaultField: 'userPrompt',
    onChange: (brief) => onChange(toFormValues(brief)),
    submit: async (brief) => {
      onGenerate();
      const request = toFormRequest(toSent(toFormValues(brief)), resolveArea(areas, brief.area));
      await generation.generate(toStreamBody(request));
    },
  });
  const typed = toFormValues(useSelector(form.store, (state) => state.values));
  const { spec, sources, isReady, onRead, toSent } = useSpec(typed, formDefaults);

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
        spec={spec}
        sources={sources}
        playbook={typed.outline?.playbook?.id}
        isRead={isReady}
      />
      <div className={classes.outline}>
        <OutlineField
          headingLevel="h2"
          form={form}
          description={toDescription(typed)}
          takesFocus={isRevising}
          onRead={onRead}
          onAction={onAction}
        />
      </div>
      <div className={classes.status}>
        <GeneratorNote />
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
            onAnswer={(answer) => {
              form.setFieldValue('userPrompt', `${typed.userPrompt.trimEnd()}\n\n${answer}`);
              generate(undefined);
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

function toBriefValues(values: PersistedForm): BriefValues {
  const { area, userPrompt, outline } = values;
  return { area, userPrompt, outline, title: '', ...pickSpec(values) };
}

function toFormValues(brief: BriefValues): FormValues {
  const { title: _, ...values } = brief;
  return values;
}
