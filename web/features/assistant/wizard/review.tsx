import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusAreasQuery } from '#web/api/focus-areas.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { BottomActions } from '#web/ui/layout/bottom-actions.tsx';
import { ListSkeleton } from '#web/ui/feedback/list-skeleton.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { parseWholeNumber } from '#web/ui/fields/parse-whole-number.ts';
import { type AreaOption, resolveArea } from '../fields/area-choice.ts';
import { AreaField } from '../fields/area-field.tsx';
import { GenerationError } from '../generation/generation-error.tsx';
import type { Wizard } from './use-wizard.ts';
import { WizardAnswers } from './answers.tsx';
import { reviewErrors } from './plan-request.ts';
import { answerError, toAnswer } from './entry.ts';
import { FeasibilityCheck } from './feasibility-check.tsx';
import { ScopeFields } from '../fields/scope-fields.tsx';
import { WizardHeading } from './heading.tsx';
import classes from './review.module.css';
import { QUESTION_COUNT, editAnswer, effectiveScope, type ReviewValues, updateReview } from './wizard-state.ts';

interface WizardReviewProps {
  readonly wizard: Wizard;
  /** Called by `lazyDialog` if the chunk fails to load. */
  readonly onClose: () => void;
}

/** The last step: focus area, title and scope of the plan, and all answers. */
export function WizardReview({ wizard }: WizardReviewProps) {
  const { data: areas, error, isFetching, refetch } = useQuery(focusAreasQuery);
  if (areas) return <Review wizard={wizard} areas={areas} />;
  if (!error) return <ListSkeleton />;
  const retry = () => void refetch();
  return <LoadFailure title="Unable to load focus areas." error={error} busy={isFetching} onRetry={retry} />;
}

function Review({ wizard, areas }: { readonly wizard: Wizard; readonly areas: readonly AreaOption[] }) {
  const { state, change } = wizard;
  const { review, steps } = state;
  const card = useRef<HTMLDivElement>(null);
  const [showsErrors, setShowsErrors] = useState(false);
  const area = resolveArea(areas, review.area);
  const scope = effectiveScope(state);
  const errors = reviewErrors(state, area);
  const shownErrors = showsErrors ? errors : {};
  const update = (changes: Partial<ReviewValues>) => change((before) => updateReview(before, changes));

  function generate() {
    flushSync(() => setShowsErrors(true));
    const focus = (selector: string) => card.current?.querySelector<HTMLElement>(selector)?.focus();
    if (Object.keys(errors).length > 0) return focus('[aria-invalid="true"]');
    const editedStep = steps[review.editing ?? -1];
    // Unsaved input of the answer being edited is saved too.
    const answer = editedStep && toAnswer(editedStep.question, editedStep.entry);
    if (answer !== undefined && answerError(answer) !== undefined) return focus('[data-field="answer"]');
    if (answer !== undefined) change((before) => editAnswer(before, review.editing!, answer));
    wizard.generate(area);
  }

  return (
    <Card padded ref={card} className={classes.card}>
      <WizardHeading takesFocus={wizard.hasMoved}>Review your plan</WizardHeading>
      <div className={classes.columns}>
        <div className={classes.column}>
          <AreaField
            areas={areas}
            value={area}
            error={shownErrors['focusAreaId'] ?? shownErrors['newFocusArea']}
            onChange={(newArea) => update({ area: newArea })}
          />
          <TextInput
            label="Title (optional)"
            name="title"
            placeholder="The assistant will name it"
            value={review.title}
            error={shownErrors['title']}
            autoComplete="off"
            dir="auto"
            onChange={({ currentTarget }) => update({ title: currentTarget.value })}
          />
          <WizardAnswers wizard={wizard} />
        </div>
        <div className={classes.column}>
          <ScopeFields scope={scope} errors={shownErrors} onChange={update} />
          <FeasibilityCheck
            narrative={steps.findLast(({ narrative }) => narrative !== undefined)?.narrative ?? ''}
            weeks={parseWholeNumber(scope.weeks)}
            weeklyHours={parseWholeNumber(scope.weeklyHours)}
            onWeeksChange={(weeks) => update({ weeks: String(weeks) })}
          />
        </div>
      </div>
      <GenerationError
        error={wizard.error}
        onRetry={wizard.retry}
        onUseBuiltIn={state.planner ? undefined : wizard.useBuiltIn}
      />
      <BottomActions>
        <Button variant="default" onClick={() => wizard.goTo(QUESTION_COUNT - 1)}>
          Previous
        </Button>
        <Button onClick={generate}>Generate Plan</Button>
      </BottomActions>
    </Card>
  );
}
