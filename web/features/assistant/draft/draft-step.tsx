import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusAreasQuery } from '#web/api/focus-areas.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { BottomActions } from '#web/ui/layout/bottom-actions.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { type AreaChoice, areaError, resolveArea } from '../fields/area-choice.ts';
import { AreaField } from '../fields/area-field.tsx';
import { type EditableDraft, withoutEmptyTasks, fromKeyedDraft } from './draft-edits.ts';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import { DraftNotes, OwnWordsNote } from './draft-notes.tsx';
import type { GeneratedPlan } from './generated-plan.ts';
import type { Corrections } from '../understanding/corrections.ts';
import { DraftUnderstood, type DraftUnderstoodProps } from '../understanding/draft-understood.tsx';
import { useDraftEditor } from './use-draft-editor.ts';
import { ADD_GOAL_ID, DraftGoals } from './goals/goals.tsx';
import { DraftHeader } from './draft-header.tsx';
import { useExpandedGoals } from './goals/use-expanded-goals.ts';
import { validateDraft } from './draft-errors.ts';
import { closeUndoToasts } from './undo-toast.ts';
import { useSavePlan } from './use-save-plan.ts';
import { fetchDraftText } from '#web/api/plan-texts.ts';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { formatWeekDates } from './week-dates.ts';
import classes from './draft-step.module.css';

const CopyTextDialog = lazyDialog(async () => (await import('#web/widgets/plan/copy-text-dialog.tsx')).CopyTextDialog);

interface DraftStepProps {
  readonly plan: GeneratedPlan;
  readonly area: AreaChoice;
  /** The goal in the user's words, from which weeks are rewritten. */
  readonly prompt: string;
  /** What the draft was generated from. Undefined for a pasted plan. */
  readonly understood: DraftUnderstoodProps | undefined;
  /** Shown if generating the draft again failed. */
  readonly error: ReactNode;
  /** Called soon after each change, so that the page can persist it. */
  readonly onChange: (draft: EditableDraft) => void;
  readonly onAreaChange: (area: AreaChoice) => void;
  /** Opens a dialog for a plan from a chatbot. */
  readonly onAction: (action: ChatbotAction) => void;
  readonly onBack: () => void;
  readonly backLabel: ReactNode;
  /** Called once the plan is saved. The page then discards its persisted state. */
  readonly onDone: () => void;
}

/** Lets the user edit a generated draft and save it as a plan. */
export function DraftStep(props: DraftStepProps) {
  const { plan, area, prompt, understood, error: generationError } = props;
  const { onChange, onAreaChange, onAction, onBack, backLabel, onDone } = props;
  const { source } = plan;
  // A pasted plan is not sent to a model either.
  const generatedBy = source === 'model' ? 'model' : 'builtIn';
  const origin = useMemo(() => ({ prompt, generatedBy }) as const, [prompt, generatedBy]);
  const { edited, isEdited, editor, discardPending } = useDraftEditor(plan.draft, onChange);
  const formats = useFormats();
  const expanded = useExpandedGoals(edited);
  const form = useRef<HTMLFormElement>(null);
  const [areErrorsShown, setAreErrorsShown] = useState(false);
  const [hasChangedArea, setHasChangedArea] = useState(false);
  const [isConfirmingDiscard, setIsConfirmingDiscard] = useState(false);
  const [isCopying, setIsCopying] = useState(false);
  /** Corrections that wait for the user to confirm that their edits are replaced. */
  const [pendingCorrections, setPendingCorrections] = useState<Corrections>();
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
    const { plan: planErrors, goals } = validateDraft(finalDraft);
    if (planErrors.size === 0 && goals.size === 0 && focusAreaError === undefined) {
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

  function toText() {
    const draft = fromKeyedDraft(withoutEmptyTasks(edited));
    return { draft, ...(plan.startsOn !== null && { startsOn: plan.startsOn }) };
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
          <DraftHeader draft={edited} area={area} source={source} errors={errors?.plan} editor={editor}>
            {plan.ownWordsNotes && <OwnWordsNote notes={plan.ownWordsNotes} onAction={onAction} />}
            {understood && (
              <div className={classes.understood}>
                <DraftUnderstood {...understood} onCorrect={isEdited ? setPendingCorrections : understood.onCorrect} />
              </div>
            )}
            {generationError}
            <Button variant="light" className={classes.copy} onClick={() => setIsCopying(true)}>
              Copy as text
            </Button>
            <DraftNotes changes={plan.changes} leftOut={plan.leftOut} />
          </DraftHeader>
          <DraftGoals
            origin={origin}
            draft={edited}
            dates={edited.structure === 'weekly' ? formatWeekDates(plan, edited.goals.length, formats) : []}
            expanded={expanded}
            errors={errors}
            editor={editor}
          />
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
      {isCopying && (
        <CopyTextDialog
          title="Copy as text"
          doneMessage="Plan copied."
          load={() => fetchDraftText(toText())}
          onClose={() => setIsCopying(false)}
        />
      )}
      {pendingCorrections && understood && (
        <ConfirmDialog
          title="Write the plan again?"
          confirmLabel="Write again"
          cancelLabel="Keep editing"
          isDestructive
          onConfirm={async () => {
            setPendingCorrections(undefined);
            understood.onCorrect(pendingCorrections);
          }}
          onClose={() => setPendingCorrections(undefined)}
        >
          <p>The plan follows your correction, and replaces the weeks that you have edited.</p>
        </ConfirmDialog>
      )}
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
