import { useNavigate } from '@tanstack/react-router';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { useUnsavedChangesPrompt } from '#web/widgets/unsaved-changes/use-unsaved-changes-prompt.ts';
import { PlanFields } from '#web/widgets/plan/form/fields.tsx';
import { usePlanForm } from '#web/widgets/plan/form/use-plan-form.ts';
import { BottomActions } from '#web/ui/layout/bottom-actions.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { LeaveDialog } from '#web/ui/dialog/leave-dialog.tsx';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import * as classes from './new-plan-form.module.css';

const HelpMessage = lazyComponent(async () => (await import('#web/widgets/help/help-message.tsx')).HelpMessage);

interface NewPlanFormProps {
  readonly areas: readonly FocusAreaWithGoals[];
  readonly focusArea: string | undefined;
}

/** Asks for confirmation if the user leaves with unsaved input. */
export function NewPlanForm({ areas, focusArea }: NewPlanFormProps) {
  const navigate = useNavigate();
  const form = usePlanForm({
    areas,
    defaultFocusArea: focusArea,
    onSaved: ({ _id }) =>
      void navigate({ to: '/action-plans/$planId', params: { planId: _id }, replace: true, ignoreBlocker: true }),
  });
  const unsavedPrompt = useUnsavedChangesPrompt({ isUnsaved: form.isDirty && !form.help });
  if (form.help) {
    return (
      <Card className={classes.form}>
        <h2>Your plan is saved</h2>
        <HelpMessage {...form.help} />
        <BottomActions>
          <Button onClick={form.help.onContinue}>Go to the plan</Button>
        </BottomActions>
      </Card>
    );
  }
  return (
    <>
      <Card as="form" className={classes.form} onSubmit={form.onSubmit} noValidate>
        <FormAlert failure={form.failure} />
        {form.draft && <InfoBanner>You were logged out. What you typed is still here.</InfoBanner>}
        <div className={classes.fields}>
          <PlanFields form={form} areas={areas} />
        </div>
        <BottomActions>
          <ButtonLink to="/action-plans" variant="default">
            Cancel
          </ButtonLink>
          <SubmitButton busy={form.submitting}>Create Plan</SubmitButton>
        </BottomActions>
      </Card>
      {unsavedPrompt && (
        <LeaveDialog title="Leave without saving?" {...unsavedPrompt}>
          <p>This plan has not been created yet. What you typed will be lost.</p>
        </LeaveDialog>
      )}
    </>
  );
}
