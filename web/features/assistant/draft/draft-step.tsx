import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PlanGeneratorKind } from '#contract/assistant.ts';
import { focusAreasQuery } from '#web/api/focus-areas.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { BottomActions } from '#web/ui/layout/bottom-actions.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { type AreaChoice, areaError, resolveArea } from '../fields/area-choice.ts';
import { AreaField } from '../fields/area-field.tsx';
import { type EditableDraft, withoutEmptyTasks, fromKeyedDraft } from './draft-edits.ts';
import { useDraftEditor } from './use-draft-editor.ts';
import { ADD_GOAL_ID, DraftGoals } from './goals/goals.tsx';
import { DraftHeader } from './draft-header.tsx';
import { useExpandedGoals } from './goals/use-expanded-goals.ts';
import { validateDraft } from './draft-errors.ts';
import { closeUndoToasts } from './undo-toast.ts';
import { useSavePlan } from './use-save-plan.ts';
import classes from './draft-step.module.css';

interface DraftStepProps {
  readonly draft: EditableDraft;
  readonly area: AreaChoice;
  readonly generatedBy: PlanGeneratorKind;
  /** Called soon after each change, so that the page can persist it. */
  readonly onChange: (draft: EditableDraft) => void;
  readonly onAreaChange: (area: AreaChoice) => void;
  readonly onBack: () => void;
  readonly backLabel: ReactNode;
  /** Called once the plan is saved. The page then discards its persisted state. */
  readonly onDone: () => void;
}

/** Lets the user edit a generated draft and save it as a plan. */
export function DraftStep(props: DraftStepProps) {
  const { draft, area, generatedBy, onChange, onAreaChange, onBack, backLabel, onDone } = props;
  const { edited, isEdited, announcement, editor, discardPending } = useDraftEditor(draft, onChange);
  const expanded = useExpandedGoals(edited);
  const form = useRef<HTMLFormElement>(null);
  const [areErrorsShown, setAreErrorsShown] = useState(false);
  const [hasChangedArea, setHasChangedArea] = useState(false);
  const [isConfirmingDiscard, setIsConfirmingDiscard] = useState(false);
  const errors = areErrorsShown ? validateDraft(withoutEmptyTasks(edited)) : undefined;
  const { isSaving, error, save, discardAttempt } = useSavePlan(
    () => {
      discardPending();
      onDone();
    },
    () => onAreaChange({ focusAreaId: '' }),
  );
  const focusAreaError = areaError(area);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const finalDraft = withoutEmptyTasks(edited);
    const { plan, goals } = validateDraft(finalDraft);
    if (plan.size === 0 && goals.size === 0 && focusAreaError === undefined) {
      closeUndoToasts();
      void save({ ...area, draft: fromKeyedDraft(finalDraft) });
      return;
    }
    flushSync(() => {
      setAreErrorsShown(true);
      expanded.set([...expanded.keys, ...goals.keys()]);
    });
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find(`#${ADD_GOAL_ID}`) ?? find('[role="alert"]'))?.focus();
  }

  function back() {
    discardPending();
    discardAttempt();
    onBack();
  }

  return (
    <>
      <form method="post" ref={form} className={classes.draft} onSubmit={submit} noValidate>
        {/* Inert while saving, because further edits would be lost. */}
        <div className={classes.fields} inert={isSaving}>
          <DraftHeader draft={edited} area={area} generatedBy={generatedBy} errors={errors?.plan} editor={editor} />
          <DraftGoals draft={edited} expanded={expanded} errors={errors} editor={editor} />
          <VisuallyHidden component="output">{announcement}</VisuallyHidden>
          <FormAlert failure={error} />
          {(focusAreaError !== undefined || hasChangedArea) && (
            <DraftFocusArea
              area={area}
              error={areErrorsShown ? focusAreaError : undefined}
              onChange={(newArea) => {
                setHasChangedArea(true);
                onAreaChange(newArea);
              }}
            />
          )}
        </div>
        <BottomActions>
          <Button
            variant="default"
            disabled={isSaving}
            onClick={() => (isEdited ? setIsConfirmingDiscard(true) : back())}
          >
            {backLabel}
          </Button>
          <SubmitButton busy={isSaving}>Save plan</SubmitButton>
        </BottomActions>
      </form>
      {isConfirmingDiscard && (
        <ConfirmDialog
          title="Discard this draft?"
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          isDestructive
          onConfirm={async () => back()}
          onClose={() => setIsConfirmingDiscard(false)}
        >
          <p>You have edited this draft. Going back discards it; you can generate another one.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface DraftFocusAreaProps {
  readonly area: AreaChoice;
  readonly error: string | undefined;
  readonly onChange: (area: AreaChoice) => void;
}

/** Asks for another focus area if the draft's was deleted. */
function DraftFocusArea({ area, error, onChange }: DraftFocusAreaProps) {
  const { data: areas = [] } = useQuery(focusAreasQuery);
  return (
    <Card className={classes.area}>
      <AreaField areas={areas} value={resolveArea(areas, area)} error={error} onChange={onChange} />
    </Card>
  );
}
