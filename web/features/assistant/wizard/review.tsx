import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusAreasQuery } from '#web/api/focus-areas.ts';
import { BottomActions } from '#web/ui/bottom-actions.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { wholeIn } from '#web/ui/whole-in.ts';
import { type AreaToChoose, chosenArea } from './area-choice.ts';
import { AreaField } from './area-field.tsx';
import { PlannerFailure } from './planner-failure.tsx';
import type { Wizard } from './use-wizard.ts';
import { WizardAnswers } from './wizard-answers.tsx';
import { reviewErrors } from './wizard-brief.ts';
import { answerError, answerOf } from './wizard-entry.ts';
import { WizardFit } from './wizard-fit.tsx';
import { FrameFields } from './frame-fields.tsx';
import { WizardHeading } from './wizard-heading.tsx';
import classes from './wizard-review.module.css';
import { ANSWERS, edited, frameOf, type ReviewValues, reviewed } from './wizard-state.ts';

interface WizardReviewProps {
  readonly wizard: Wizard;
  /** Called where it could not be fetched. */
  readonly onClose: () => void;
}

/** After the last answer: where the plan goes, how big it is to be, and all that was said. */
export function WizardReview({ wizard }: WizardReviewProps) {
  const { data: areas, error, isFetching, refetch } = useQuery(focusAreasQuery);
  if (areas) return <Review wizard={wizard} areas={areas} />;
  if (!error) return <ListSkeleton />;
  const retry = () => void refetch();
  return <LoadFailure title="Unable to load focus areas." error={error} busy={isFetching} onRetry={retry} />;
}

function Review({ wizard, areas }: { readonly wizard: Wizard; readonly areas: readonly AreaToChoose[] }) {
  const { state, change } = wizard;
  const { review, steps } = state;
  const card = useRef<HTMLDivElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const place = chosenArea(areas, review.place);
  const frame = frameOf(state);
  const wrong = reviewErrors(state, place);
  const errors = isChecked ? wrong : {};
  const set = (changes: Partial<ReviewValues>) => change((before) => reviewed(before, changes));

  function generate() {
    flushSync(() => setIsChecked(true));
    const focus = (field: string) => card.current?.querySelector<HTMLElement>(field)?.focus();
    if (Object.keys(wrong).length > 0) return focus('[aria-invalid="true"]');
    const open = steps[review.editing ?? -1];
    // What stands in the field of an answer that is being edited is what is meant.
    const answer = open && answerOf(open.question, open.entry);
    if (answer !== undefined && answerError(answer) !== undefined) return focus('[data-field="answer"]');
    if (answer !== undefined) change((before) => edited(before, review.editing!, answer));
    wizard.generate(place);
  }

  return (
    <div ref={card} className={classes.card}>
      <WizardHeading takesFocus={wizard.hasMoved}>Review your plan</WizardHeading>
      <div className={classes.columns}>
        <div className={classes.part}>
          <AreaField
            areas={areas}
            value={place}
            error={errors['focusAreaId'] ?? errors['newFocusArea']}
            onChange={(chosen) => set({ place: chosen })}
          />
          <TextInput
            label="Title (optional)"
            name="title"
            placeholder="The assistant will name it"
            value={review.title}
            error={errors['title']}
            autoComplete="off"
            dir="auto"
            onChange={({ currentTarget }) => set({ title: currentTarget.value })}
          />
          <WizardAnswers wizard={wizard} />
        </div>
        <div className={classes.part}>
          <FrameFields frame={frame} errors={errors} onChange={set} />
          <WizardFit
            narrative={steps.findLast(({ narrative }) => narrative !== undefined)?.narrative ?? ''}
            weeks={wholeIn(frame.weeks)}
            weeklyHours={wholeIn(frame.weeklyHours)}
            onWeeks={(weeks) => set({ weeks: String(weeks) })}
          />
        </div>
      </div>
      <PlannerFailure
        failure={wizard.failure}
        onRetry={wizard.retry}
        onBuiltIn={state.planner ? undefined : wizard.useBuiltIn}
      />
      <BottomActions>
        <Button variant="default" onClick={() => wizard.goTo(ANSWERS - 1)}>
          Previous
        </Button>
        <Button onClick={generate}>Generate Plan</Button>
      </BottomActions>
    </div>
  );
}
