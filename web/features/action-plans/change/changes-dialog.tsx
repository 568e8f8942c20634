import { type SubmitEvent, useRef, useState } from 'react';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import type { PlanChangeDraft } from '#contract/assistant/plan-changes.ts';
import { useApplyPlanChange } from '#web/api/assistant/plan-changes.ts';
import { ApiError } from '#web/http/api-error.ts';
import { withContext } from '#web/http/error-context.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DialogActions } from '#web/ui/dialog/dialog-actions.tsx';
import { type Failure, FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { describeUsage } from '#web/widgets/plan/describe-usage.ts';
import { useUndoLastReplan } from '../detail/schedule/use-undo-last-replan.ts';
import { chooseChanges, listChanges } from './list-changes.ts';
import * as classes from './changes-dialog.module.css';

interface ChangesDialogProps {
  readonly plan: ActionPlanWithGoals;
  readonly draft: PlanChangeDraft;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Shows drafted changes, and applies those that the user accepts. */
export function ChangesDialog({ plan, draft, onBack, onClose }: ChangesDialogProps) {
  const changes = listChanges(draft, plan);
  const [kept, setKept] = useState<ReadonlySet<string>>(() => new Set(changes.map(({ key }) => key)));
  const [failure, setFailure] = useState<Failure>();
  const [isApplying, setIsApplying] = useState(false);
  // State alone is too slow: a second click may arrive before React renders the button as busy.
  const isInFlight = useRef(false);
  const { mutateAsync: apply } = useApplyPlanChange(plan._id);
  const undo = useUndoLastReplan(plan);
  const canClose = () => !isInFlight.current;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isInFlight.current || kept.size === 0) return;
    isInFlight.current = true;
    setIsApplying(true);
    setFailure(undefined);
    try {
      await apply(chooseChanges(draft, kept));
      onClose();
      showToast('done', 'changed.', plan.title, { label: 'Undo', run: () => void undo() });
    } catch (cause) {
      const isExplained = cause instanceof ApiError && cause.status > 0 && cause.status < 500;
      const { message, retryAfter } = isExplained ? cause : withContext(cause, 'The plan was not changed.');
      setFailure({ message, retryAfter });
    } finally {
      isInFlight.current = false;
      setIsApplying(false);
    }
  }

  function toggle(key: string, isKept: boolean) {
    const others = [...kept].filter((other) => other !== key);
    setKept(new Set(isKept ? [...others, key] : others));
  }

  return (
    <Dialog opened title="Changes" onClose={onClose} canClose={canClose}>
      <FormAlert failure={failure} />
      <form method="post" className={classes.form} onSubmit={(event) => void handleSubmit(event)}>
        {changes.length > 0 ? (
          <ChoiceField
            legend="Nothing is changed yet. Untick what should stay as it is."
            type="checkbox"
            name="changes"
            selected={[...kept]}
            choices={changes.map(({ key, title, about }) => ({ value: key, label: title, about }))}
            onChange={toggle}
          />
        ) : (
          <p>The plan would stay as it is. Say more precisely what should be different.</p>
        )}
        {draft.leftOut.length > 0 && (
          <section className={classes.leftOut} aria-label="Not among the changes">
            <h3>Not among the changes</h3>
            <ul>
              {[...new Set(draft.leftOut)].map((line) => (
                <li key={line} dir="auto">
                  {line}
                </li>
              ))}
            </ul>
          </section>
        )}
        {draft.usage && <p className={classes.usage}>{describeUsage(draft.usage)}</p>}
        <DialogActions>
          <Button variant="default" aria-disabled={isApplying} onClick={() => canClose() && onBack()}>
            Back
          </Button>
          {changes.length > 0 && (
            <SubmitButton busy={isApplying}>
              Apply {kept.size} {kept.size === 1 ? 'change' : 'changes'}
            </SubmitButton>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
