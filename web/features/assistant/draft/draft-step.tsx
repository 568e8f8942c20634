import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusAreasQuery } from '#web/api/goals/focus-areas.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { BottomActions } from '#web/ui/layout/bottom-actions.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { type AreaChoice, areaError, resolveArea } from '../fields/area-choice.ts';
import { AreaField } from '../fields/area-field.tsx';
import { type EditableDraft, withoutEmptyTasks, fromKeyedDraft } from './draft-edits.ts';
import { ChatbotActions } from '../plan-text/chatbot-actions.tsx';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import { DraftNotes } from './draft-notes.tsx';
import { DraftTools } from './draft-tools.tsx';
import type { GeneratedPlan } from './generated-plan.ts';
import { useDraftEditor } from './use-draft-editor.ts';
import { DraftOriginContext } from './goals/draft-origin.ts';
import { ADD_GOAL_ID, DraftGoals } from './goals/goals.tsx';
import { DraftHeader } from './draft-header.tsx';
import { useExpandedGoals } from './goals/use-expanded-goals.ts';
import { validateDraft } from './draft-errors.ts';
import { closeUndoToasts } from './undo-toast.ts';
import { useSavePlan } from './use-save-plan.ts';
import type { PlanStreamBody } from '#web/api/assistant/plan-stream.ts';
import type { SpecValues } from '../fields/spec.ts';
import { describeUsage } from '#web/widgets/plan/describe-usage.ts';
import { formatWeekDates } from './week-dates.ts';
import * as classes from './draft-step.module.css';

const WishDialogs = lazyDialog(
  async () => (await import('#web/widgets/plan/wish/wish-dialogs.tsx')).WishDialogs<() => void>,
);

interface DraftStepProps {
  readonly plan: GeneratedPlan;
  readonly area: AreaChoice;
  /** Shown if generating the draft again failed. */
  readonly error: ReactNode;
  /** Called soon after each change, so that the page can persist it. */
  readonly onChange: (draft: EditableDraft) => void;
  readonly onAreaChange: (area: AreaChoice) => void;
  /** Writes the draft again from another request. The changes are those of the fields. */
  readonly onRegenerate: (request: PlanStreamBody, changes: SpecValues) => void;
  /** Opens a dialog for a plan from a chatbot. */
  readonly onAction: (action: ChatbotAction) => void;
  /** Discards the draft, and goes back to where it was generated, or to the outline there. */
  readonly onBack: (toOutline: boolean) => void;
  readonly backLabel: ReactNode;
  /** Called once the plan is saved. The page then discards its persisted state. */
  readonly onDone: () => void;
}

/** Lets the user edit a generated draft and save it as a plan. */
export function DraftStep(props: DraftStepProps) {
  const { plan, area, error: generationError } = props;
  const { onChange, onAreaChange, onRegenerate, onAction, onBack, backLabel, onDone } = props;
  const { source, request, startsOn, deadline = null, isCutShort } = plan;
  const origin = useMemo(
    () => ({
      request,
      startsOn,
      deadline,
      isCutShort,
      generatedBy: source === 'model' ? ('model' as const) : ('builtIn' as const),
      hasUncheckedLinks: source !== 'builtIn',
    }),
    [request, startsOn, deadline, isCutShort, source],
  );
  const { edited, isEdited, editor, wish, closeWish, discardPending } = useDraftEditor(plan.draft, onChange);
  const formats = useFormats();
  const expanded = useExpandedGoals(edited);
  const form = useRef<HTMLFormElement>(null);
  const [areErrorsShown, setAreErrorsShown] = useState(false);
  const [hasChangedArea, setHasChangedArea] = useState(false);
  /** What waits for the user to confirm that their edits are discarded. */
  const [pending, setPending] = useState<{ readonly run: () => void }>();
  const errors = areErrorsShown ? validateDraft(withoutEmptyTasks(edited)) : undefined;
  const { isSaving, error, save, discardAttempt } = useSavePlan(
    () => {
      discardPending();
      onDone();
    },
    () => onAreaChange({ focusAreaId: '' }),
  );
  const focusAreaError = areaError(area);
  const notes = [...(plan.notes ?? []), ...(plan.usage ? [describeUsage(plan.usage)] : [])];

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

  function discard(next: () => void) {
    const run = () => {
      discardPending();
      discardAttempt();
      next();
    };
    if (isEdited) setPending({ run });
    else run();
  }

  function useAllWeeks() {
    const weeks = edited.goals.length;
    const again = { ...request!, numberOfWeeks: weeks, deadline: null };
    discard(() => onRegenerate(again, { weeks: String(weeks), deadline: '' }));
  }

  return (
    <DraftOriginContext value={origin}>
      <form method="post" ref={form} className={classes.draft} onSubmit={submit} noValidate>
        {/* Inert while saving, because further edits would be lost. */}
        <div className={classes.fields} inert={isSaving}>
          <DraftHeader draft={edited} area={area} source={source} errors={errors?.plan} editor={editor}>
            {generationError}
            <DraftTools editor={editor} onChangeOutline={() => discard(() => onBack(true))} />
            <DraftNotes
              notes={notes}
              changes={[...plan.changes, ...(edited.reply?.changes ?? [])]}
              leftOut={[...plan.leftOut, ...(edited.reply?.leftOut ?? [])]}
            />
            {plan.isFromOwnWords && <ChatbotActions label="Any chatbot:" onAction={onAction} />}
          </DraftHeader>
          <DraftGoals
            draft={edited}
            dates={edited.structure === 'weekly' ? formatWeekDates(plan, edited.goals.length, formats) : []}
            expanded={expanded}
            errors={errors}
            editor={editor}
            onUseAllWeeks={useAllWeeks}
            onWriteRest={() => onRegenerate({ ...request!, continues: editor.readPlan() }, {})}
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
          <Button variant="default" disabled={isSaving} onClick={() => discard(() => onBack(false))}>
            {backLabel}
          </Button>
          <SubmitButton busy={isSaving}>Save plan</SubmitButton>
        </BottomActions>
      </form>
      {wish && (
        <WishDialogs
          key={wish.id}
          {...wish}
          onDone={(apply) => {
            closeWish();
            apply();
          }}
          onClose={closeWish}
        />
      )}
      {pending && (
        <ConfirmDialog
          title="Discard this draft?"
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          isDestructive
          onConfirm={async () => {
            setPending(undefined);
            pending.run();
          }}
          onClose={() => setPending(undefined)}
        >
          <p>You have edited this draft. Your edits will be lost; you can generate another one.</p>
        </ConfirmDialog>
      )}
    </DraftOriginContext>
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
