import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-form';
import { useRef } from 'react';
import { wizardPlanRequest } from '#contract/assistant/assistant.ts';
import { wizardDefaults } from '#domain/assistant/brief.ts';
import { focusAreasQuery } from '#web/api/goals/focus-areas.ts';
import { bindText } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { BottomActions } from '#web/ui/layout/bottom-actions.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { type AreaOption, resolveArea } from '../fields/area-choice.ts';
import { BriefAreaField } from '../fields/brief-area-field.tsx';
import { briefAliases, type BriefValues } from '../fields/brief-form.ts';
import { GenerationError } from '../generation/generation-error.tsx';
import * as columns from '../fields/scope-fields.module.css';
import type { Wizard } from './use-wizard.ts';
import { WizardAnswers } from './answers/answers.tsx';
import { toDescription, toPlanRequest } from './plan-request.ts';
import { answerError, toAnswer } from './answers/entry.ts';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import { FeasibilityCheck } from '../fields/feasibility-check.tsx';
import { MoreFields } from '../fields/more-fields.tsx';
import { pickSpec } from '../fields/spec.ts';
import { useSpec } from '../fields/use-spec.ts';
import { OutlineField } from '../outline/outline-field.tsx';
import { ScopeFields } from '../fields/scope-fields.tsx';
import { WizardHeading } from './heading.tsx';
import * as classes from './review.module.css';
import { addToGoal, QUESTION_COUNT, editAnswer, updateReview, type WizardState } from './wizard-state.ts';

interface WizardReviewProps {
  readonly wizard: Wizard;
  /** The user comes from the draft to change the outline. */
  readonly isRevising: boolean;
  readonly onAction: (action: ChatbotAction) => void;
}

/** The last step, with the plan's focus area, title and scope, and all answers. */
export function WizardReview(props: WizardReviewProps) {
  const query = useQuery(focusAreasQuery);
  if (query.data) return <Review {...props} areas={query.data} />;
  return <LoadState query={query} failureTitle="Unable to load focus areas." />;
}

interface ReviewProps extends WizardReviewProps {
  readonly areas: readonly AreaOption[];
}

function Review({ wizard, areas, isRevising, onAction }: ReviewProps) {
  const { state, change } = wizard;
  const { review, steps } = state;
  const card = useRef<HTMLDivElement>(null);
  const form = useAppForm<BriefValues>({
    initialValues: {
      area: review.area,
      title: review.title,
      outline: review.outline,
      ...pickSpec(review),
      userPrompt: '',
    },
    schema: wizardPlanRequest,
    toBody: (values) =>
      toPlanRequest(withValues(state, values), resolveArea(areas, values.area), steps[0]?.narrative ?? ''),
    validate: ({ outline }) => ({ outline: outline?.message }),
    aliases: briefAliases,
    defaultField: 'title',
    onChange: (values) => change((before) => withValues(before, values)),
    submit: async (values) => {
      const editedStep = steps[review.editing ?? -1];
      // An answer that is still being edited is saved too.
      const answer = editedStep && toAnswer(editedStep.question, editedStep.entry);
      if (answer !== undefined && answerError(answer) !== undefined) {
        card.current?.querySelector<HTMLElement>('[name=text]')?.focus();
        return;
      }
      if (answer !== undefined) change((before) => editAnswer(before, review.editing!, answer));
      // An edited answer may say something else about the fields.
      wizard.generate(resolveArea(areas, values.area), answer === undefined ? toSent(pickSpec(values)) : undefined);
    },
  });
  const current = withValues(
    state,
    useSelector(form.store, ({ values }) => values),
  );
  const { spec, sources, onRead, toSent } = useSpec(current.review, wizardDefaults);

  return (
    <Card padded ref={card} className={classes.card}>
      <WizardHeading takesFocus={wizard.hasMoved}>Review your plan</WizardHeading>
      <div className={columns.columns}>
        <div className={columns.column}>
          <BriefAreaField form={form} areas={areas} />
          <form.Field name="title">
            {(field) => (
              <TextInput
                {...bindText(field)}
                label="Title (optional)"
                placeholder="The assistant will name it"
                autoComplete="off"
                dir="auto"
              />
            )}
          </form.Field>
          <WizardAnswers wizard={wizard} />
        </div>
        <div className={columns.column}>
          <ScopeFields form={form} spec={spec} sources={sources} />
          <MoreFields form={form} spec={spec} sources={sources} />
          <FeasibilityCheck
            spec={spec}
            playbook={current.review.outline?.playbook?.id}
            onWeeksChange={(weeks) => form.setFieldValue('weeks', String(weeks))}
          />
        </div>
      </div>
      <OutlineField
        headingLevel="h3"
        form={form}
        description={toDescription(current)}
        planner={state.planner}
        takesFocus={isRevising}
        onRead={onRead}
        onAction={onAction}
      />
      <GenerationError
        error={wizard.error}
        onRetry={wizard.retry}
        onUseBuiltIn={state.planner ? undefined : wizard.useBuiltIn}
        onAnswer={(answer) => {
          change((before) => addToGoal(before, answer));
          form.submitFields(card.current!);
        }}
      />
      <BottomActions>
        <Button variant="default" onClick={() => wizard.goTo(QUESTION_COUNT - 1)}>
          Previous
        </Button>
        <Button onClick={() => form.submitFields(card.current!)}>Generate Plan</Button>
      </BottomActions>
    </Card>
  );
}

function withValues(state: WizardState, values: BriefValues): WizardState {
  const { area, title, outline } = values;
  return updateReview(state, { area, title, outline, ...pickSpec(values) });
}
