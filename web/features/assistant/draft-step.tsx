import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Planner } from '#contract/assistant.ts';
import { BottomActions } from '#web/ui/bottom-actions.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { type AreaChoice, areaError } from './area-choice.ts';
import { type DraftInHand, withoutEmptyTasks, writtenOf } from './draft-edits.ts';
import { useDraftEditor } from './draft-editor.ts';
import { ADD_GOAL, DraftGoals } from './draft-goals.tsx';
import { DraftHead } from './draft-head.tsx';
import { useOpenGoals } from './draft-open-goals.ts';
import { DraftPlace } from './draft-place.tsx';
import { problemsOf } from './draft-problems.ts';
import { endOffer } from './draft-removal.ts';
import { useSavePlan } from './draft-save.ts';
import classes from './draft-step.module.css';

interface DraftStepProps {
  readonly draft: DraftInHand;
  /** Where the plan goes. */
  readonly place: AreaChoice;
  readonly writtenBy: Planner;
  /** Called soon after each change, so that the page can keep it. */
  readonly onChange: (draft: DraftInHand) => void;
  /** The plan goes elsewhere: where it was to go is gone. */
  readonly onPlace: (place: AreaChoice) => void;
  readonly onBack: () => void;
  readonly backLabel: ReactNode;
  /** The plan is saved, and what was kept of it can be forgotten. */
  readonly onDone: () => void;
  /** Told by `lazyPart` where the step itself did not arrive. */
  readonly onClose?: () => void;
}

/** What the assistant has written, to be made one's own and then to be saved. */
export function DraftStep(props: DraftStepProps) {
  const { draft, place, writtenBy, onChange, onPlace, onBack, backLabel, onDone } = props;
  const { edited, isEdited, news, editor, forget } = useDraftEditor(draft, onChange);
  const open = useOpenGoals(edited);
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isMoved, setIsMoved] = useState(false);
  const [asks, setAsks] = useState(false);
  const problems = isChecked ? problemsOf(withoutEmptyTasks(edited)) : undefined;
  const {
    isSaving,
    failure,
    save,
    forget: forgetSaving,
  } = useSavePlan(
    () => {
      forget();
      onDone();
    },
    () => onPlace({ focusAreaId: '' }),
  );
  const placeError = areaError(place);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const whole = withoutEmptyTasks(edited);
    const { plan, goals } = problemsOf(whole);
    if (plan.size === 0 && goals.size === 0 && placeError === undefined) {
      endOffer();
      void save({ ...place, draft: writtenOf(whole) });
      return;
    }
    flushSync(() => {
      setIsChecked(true);
      open.set([...open.keys, ...goals.keys()]);
    });
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what);
    (find('[aria-invalid="true"]') ?? find(`#${ADD_GOAL}`) ?? find('[role="alert"]'))?.focus();
  }

  function back() {
    forget();
    forgetSaving();
    onBack();
  }

  return (
    <>
      <form ref={form} className={classes.draft} onSubmit={submit} noValidate>
        {/* What is typed now would not be saved. */}
        <div className={classes.fields} inert={isSaving}>
          <DraftHead draft={edited} place={place} writtenBy={writtenBy} problems={problems?.plan} editor={editor} />
          <DraftGoals draft={edited} open={open} problems={problems} editor={editor} />
          <VisuallyHidden component="output">{news}</VisuallyHidden>
          <FormAlert failure={failure} />
          {(placeError !== undefined || isMoved) && (
            <DraftPlace
              place={place}
              error={isChecked ? placeError : undefined}
              onChange={(other) => {
                setIsMoved(true);
                onPlace(other);
              }}
            />
          )}
        </div>
        <BottomActions>
          <Button variant="default" disabled={isSaving} onClick={() => (isEdited ? setAsks(true) : back())}>
            {backLabel}
          </Button>
          <SubmitButton busy={isSaving}>Save plan</SubmitButton>
        </BottomActions>
      </form>
      {asks && (
        <ConfirmDialog
          title="Discard this draft?"
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          isDangerous
          onConfirm={async () => back()}
          onClose={() => setAsks(false)}
        >
          <p>You have edited this draft. Going back discards it; you can generate another one.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
