import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { ActionPlan } from '#contract/plans/action-plans.ts';
import type { ReplanDraft } from '#contract/plans/replans.ts';
import { replanDraftsQuery, useApplyReplan } from '#web/api/plans/replans.ts';
import { ApiError } from '#web/http/api-error.ts';
import { withContext } from '#web/http/error-context.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { DialogActions } from '#web/ui/dialog/dialog-actions.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { type Failure, FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import type { WeekContext } from '#web/widgets/plan/schedule-labels.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { useUndoLastReplan } from '../use-undo-last-replan.ts';
import { DraftChanges } from './draft-changes.tsx';
import * as classes from './replan-dialog.module.css';
import { describeDraft, draftLabels, isUsual } from './replan-labels.ts';
import { WeeklyLoad } from './weekly-load.tsx';

interface ReplanDialogProps {
  readonly plan: ActionPlan;
  readonly context: WeekContext;
  /** How many full weeks the usual hours are based on; 0 for the weekly commitment. */
  readonly usualWeeks: number;
  readonly onClose: () => void;
}

/** Offers drafts of how to continue with a plan that is behind, and applies the chosen one. */
export function ReplanDialog({ plan, context, usualWeeks, onClose }: ReplanDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(replanDraftsQuery(plan._id));
  const { mutateAsync: apply } = useApplyReplan(plan._id);
  const undo = useUndoLastReplan(plan);
  const [kind, setKind] = useState<ReplanDraft['kind']>();
  const [failure, setFailure] = useState<Failure>();
  const [isApplying, setIsApplying] = useState(false);
  // State alone is too slow: a second click may arrive before React renders the button as busy.
  const isInFlight = useRef(false);
  const canClose = () => !isInFlight.current;

  if (!data) {
    return (
      <ReplanFrame onClose={onClose}>
        {error ? <p role="alert">{error.message}</p> : <p aria-busy="true">Loading…</p>}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {error && !isFetching && <Button onClick={() => void refetch()}>Retry</Button>}
        </DialogActions>
      </ReplanFrame>
    );
  }

  const { usualWeeklyMinutes, drafts } = data;
  // If the usual hours are enough to keep the end date, that is suggested first.
  const suggested = drafts.find((each) => each.kind === 'spread' && isUsual(each, usualWeeklyMinutes)) ?? drafts[0];
  const draft = drafts.find((each) => each.kind === kind) ?? suggested;
  if (!draft) {
    return (
      <ReplanFrame onClose={onClose}>
        <p>None of our suggestions would help here. You can still:</p>
        <ul className={classes.hints}>
          <li>set aside tasks that matter less,</li>
          <li>give tasks a later week,</li>
          <li>move the start of the plan, or pause it for a while.</li>
        </ul>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </ReplanFrame>
    );
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The draft on the screen may be about to change.
    if (isInFlight.current || isFetching || !draft) return;
    isInFlight.current = true;
    setIsApplying(true);
    setFailure(undefined);
    try {
      await apply(draft);
      onClose();
      showToast('done', 'adjusted.', plan.title, { label: 'Undo', run: () => void undo() });
    } catch (cause) {
      // After a conflict, the drafts are fetched again, like everything that a change makes stale.
      setFailure(toFailure(cause));
    } finally {
      isInFlight.current = false;
      setIsApplying(false);
    }
  }

  return (
    <ReplanFrame onClose={onClose} canClose={canClose}>
      <FormAlert failure={failure} />
      <form method="post" className={classes.form} onSubmit={(event) => void handleSubmit(event)}>
        <p>
          {usualWeeks > 0
            ? `You usually spend ${formatDuration(usualWeeklyMinutes)} a week on this plan.`
            : `You planned ${formatDuration(usualWeeklyMinutes)} a week for this plan.`}{' '}
          Finished tasks stay as they are, and nothing changes until you choose Apply.
        </p>
        <ChoiceField
          legend="How to continue"
          type="radio"
          name="draft"
          selected={[draft.kind]}
          choices={drafts.map((each) => ({
            value: each.kind,
            label: draftLabels[each.kind],
            about: describeDraft(each, plan.schedule.lastWeek, context),
          }))}
          onChange={setKind}
        />
        <WeeklyLoad load={draft.weeklyLoad} usual={{ minutes: usualWeeklyMinutes, weeks: usualWeeks }} />
        <DraftChanges draft={draft} />
        <DialogActions>
          <Button variant="default" aria-disabled={isApplying} onClick={() => canClose() && onClose()}>
            Cancel
          </Button>
          <SubmitButton busy={isApplying || isFetching}>Apply</SubmitButton>
        </DialogActions>
      </form>
    </ReplanFrame>
  );
}

interface ReplanFrameProps {
  readonly onClose: () => void;
  readonly canClose?: () => boolean;
  readonly children: ReactNode;
}

function ReplanFrame({ children, ...rest }: ReplanFrameProps) {
  return (
    <Dialog opened title="Adjust plan" {...rest}>
      {children}
    </Dialog>
  );
}

function toFailure(cause: unknown): Failure {
  const isConflict = cause instanceof ApiError && cause.status === 409;
  const { message, retryAfter } = isConflict ? cause : withContext(cause, 'The plan was not changed.');
  return { message, retryAfter };
}
