import { Button } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { BottomActions } from '#web/ui/bottom-actions.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { PlannerFailure } from './planner-failure.tsx';
import type { Wizard } from './use-wizard.ts';
import { WizardAnswerFields } from './wizard-answer-fields.tsx';
import { answerError, answerOf, type Entry, noEntry, skippedAnswer } from './wizard-entry.ts';
import { fewGoals } from './wizard-goals.ts';
import { WizardHeading } from './wizard-heading.tsx';
import classes from './wizard-question.module.css';
import { answeredIn, ANSWERS, entered, isNew, withExamples } from './wizard-state.ts';

/** One question, and what it takes to answer it. Made anew for each. */
export function WizardQuestion({ wizard }: { readonly wizard: Wizard }) {
  const { state, hasMoved, failure, change } = wizard;
  const { current } = state;
  const step = state.steps[current]!;
  const { question, entry } = step;
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const isChanged = isNew(step);
  const words = `Question ${current + 1} of ${ANSWERS}`;

  function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isChanged) return wizard.goTo(current + 1);
    const answer = answerOf(question, entry);
    const wrong = answerError(answer);
    setError(wrong);
    if (wrong === undefined) wizard.submit(answer);
    else focusAnswer();
  }

  function enter(after: Entry) {
    setError(undefined);
    change((before) => entered(before, current, after));
  }

  function enterSaferGoal(text: string) {
    enter({ ...noEntry, text });
    focusAnswer();
  }

  function focusAnswer() {
    form.current?.querySelector<HTMLElement>('[data-field="answer"]')?.focus();
  }

  return (
    <form ref={form} className={classes.card} onSubmit={goOn} noValidate>
      <div className={classes.progress}>
        <p>
          <span>{words}</span>
          <span className={classes.pillar} dir="auto">
            {question.pillar}
          </span>
        </p>
        <ProgressBar label="Progress" valueText={words} percent={(answeredIn(state) / ANSWERS) * 100} />
      </div>
      <WizardHeading takesFocus={hasMoved}>{question.question}</WizardHeading>
      <WizardAnswerFields
        question={question}
        entry={entry}
        error={error}
        tool={
          current === 0 && (
            <button
              type="button"
              className={classes.others}
              onClick={() => change((before) => withExamples(before, fewGoals(question.examples)))}
            >
              Show others
            </button>
          )
        }
        onChange={enter}
      />
      <PlannerFailure
        failure={failure}
        onRetry={wizard.retry}
        onBuiltIn={state.planner ? undefined : wizard.useBuiltIn}
        onSaferGoal={current === 0 ? enterSaferGoal : undefined}
      />
      <BottomActions>
        {current > 0 && (
          <Button variant="default" onClick={() => wizard.goTo(current - 1)}>
            Previous
          </Button>
        )}
        {question.optional && isChanged && (
          // A double click passes over one question, not over two.
          <Button variant="default" onClick={({ detail }) => detail <= 1 && wizard.submit(skippedAnswer(question))}>
            Skip
          </Button>
        )}
        <Button type="submit">{isChanged ? 'Submit' : 'Next'}</Button>
      </BottomActions>
    </form>
  );
}
