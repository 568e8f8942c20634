import { useRef } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { BottomActions } from '#web/ui/layout/bottom-actions.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { ProgressBar } from '#web/ui/gauges/progress-bar.tsx';
import type { Wizard } from './use-wizard.ts';
import { WizardAnswerFields } from './answers/answer-fields.tsx';
import { emptyEntry, skippedAnswer } from './answers/entry.ts';
import { useAnswerForm } from './answers/use-answer-form.ts';
import { pickExampleGoals } from './example-goals.ts';
import { WizardHeading } from './heading.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import * as classes from './question.module.css';
import { countAnswered, QUESTION_COUNT, setEntry, hasChanges, setExamples } from './wizard-state.ts';

const GenerationError = lazyDialog(async () => (await import('../generation/generation-error.tsx')).GenerationError);

/** One question with its answer fields. It is remounted for each question. */
export function WizardQuestion({ wizard }: { readonly wizard: Wizard }) {
  const { state, hasMoved, change } = wizard;
  const { current } = state;
  const step = state.steps[current]!;
  const { question, entry } = step;
  const element = useRef<HTMLFormElement>(null);
  const form = useAnswerForm({
    question,
    entry,
    onChange: (newEntry) => change((before) => setEntry(before, current, newEntry)),
    onSubmit: wizard.submit,
  });
  const isChanged = hasChanges(step);
  const progressLabel = `Question ${current + 1} of ${QUESTION_COUNT}`;

  function handleSaferGoal(text: string) {
    form.setFieldValue('chosen', emptyEntry.chosen);
    form.setFieldValue('text', text);
    element.current?.querySelector<HTMLElement>('[name=text]')?.focus();
  }

  return (
    <Card
      as="form"
      ref={element}
      className={classes.card}
      onSubmit={(event) => {
        if (isChanged) return form.onSubmit(event);
        event.preventDefault();
        wizard.goTo(current + 1);
      }}
      noValidate
    >
      <div className={classes.progress}>
        <p>
          <span>{progressLabel}</span>
          <span className={classes.pillar} dir="auto">
            {question.pillar}
          </span>
        </p>
        <ProgressBar
          label="Progress"
          valueText={progressLabel}
          percent={(countAnswered(state) / QUESTION_COUNT) * 100}
        />
      </div>
      <WizardHeading takesFocus={hasMoved}>{question.question}</WizardHeading>
      <WizardAnswerFields
        form={form}
        question={question}
        action={
          current === 0 && (
            <LinkButton onClick={() => change((before) => setExamples(before, pickExampleGoals(question.examples)))}>
              Show others
            </LinkButton>
          )
        }
      />
      {wizard.error && (
        <GenerationError
          onClose={() => undefined}
          error={wizard.error}
          onRetry={wizard.retry}
          onUseBuiltIn={state.planner ? undefined : wizard.useBuiltIn}
          onSaferGoal={current === 0 ? handleSaferGoal : undefined}
        />
      )}
      <BottomActions>
        {current > 0 && (
          <Button variant="default" onClick={() => wizard.goTo(current - 1)}>
            Previous
          </Button>
        )}
        {question.optional && isChanged && (
          // Ignores the second click of a double click, which would skip the next question too.
          <Button variant="default" onClick={({ detail }) => detail <= 1 && wizard.submit(skippedAnswer(question))}>
            Skip
          </Button>
        )}
        <Button type="submit">{isChanged ? 'Submit' : 'Next'}</Button>
      </BottomActions>
    </Card>
  );
}
