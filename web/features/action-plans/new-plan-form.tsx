import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { useLeaveQuestion } from '#web/parts/leaving/use-leave-question.ts';
import { PlanFields } from '#web/parts/plan/plan-fields.tsx';
import { usePlanForm } from '#web/parts/plan/use-plan-form.ts';
import { BottomActions } from '#web/ui/bottom-actions.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import classes from './new-plan-form.module.css';

interface NewPlanFormProps {
  readonly areas: readonly FocusAreaWithGoals[];
  readonly focusArea: string | undefined;
}

/** A form that is a page of its own. What was typed is not thrown away without a question. */
export function NewPlanForm({ areas, focusArea }: NewPlanFormProps) {
  const navigate = useNavigate();
  const form = usePlanForm({
    areas,
    onSaved: ({ _id }) =>
      void navigate({ to: '/action-plans/$planId', params: { planId: _id }, replace: true, ignoreBlocker: true }),
  });
  const [isChanged, setIsChanged] = useState(form.draft !== undefined);
  const leaving = useLeaveQuestion({ isUnsaved: isChanged });
  return (
    <>
      <form className={classes.form} onSubmit={form.onSubmit} onInput={() => setIsChanged(true)} noValidate>
        <FormAlert failure={form.failure} />
        {form.draft && <Notice>You were logged out. What you typed is still here.</Notice>}
        <div className={classes.fields}>
          <PlanFields form={form} areas={areas} focusArea={focusArea} />
        </div>
        <BottomActions>
          <ButtonLink to="/action-plans" variant="default">
            Cancel
          </ButtonLink>
          <SubmitButton busy={form.submitting}>Create Plan</SubmitButton>
        </BottomActions>
      </form>
      {leaving && (
        <ConfirmDialog
          title="Leave without saving?"
          confirmLabel="Leave"
          cancelLabel="Stay"
          isDangerous
          onConfirm={async () => leaving.onLeave()}
          onClose={leaving.onClose}
        >
          <p>This plan has not been created yet. What you typed will be lost.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
