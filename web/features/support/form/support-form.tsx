import { useQuery } from '@tanstack/react-query';
import type { ReactNode, SubmitEventHandler } from 'react';
import { csrfTokenQuery } from '#web/api/support/support.ts';
import { useUnsavedChangesPrompt } from '#web/widgets/unsaved-changes/use-unsaved-changes-prompt.ts';
import { LeaveDialog } from '#web/ui/dialog/leave-dialog.tsx';
import { type Failure, FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import * as classes from './support-form.module.css';

interface SupportFormProps {
  readonly form: {
    readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
    readonly submitting: boolean;
    readonly failure: Failure | undefined;
    /** Restored input from before the session expired. */
    readonly draft: object | undefined;
  };
  /** Whether leaving would lose a message. */
  readonly hasText: boolean;
  readonly submitLabel: string;
  readonly children: ReactNode;
}

/** A message to the operator. Submitting is disabled until the CSRF token has loaded. */
export function SupportForm({ form, hasText, submitLabel, children }: SupportFormProps) {
  const token = useQuery(csrfTokenQuery);
  const leavePrompt = useUnsavedChangesPrompt({ isUnsaved: hasText });
  return (
    <>
      <form method="post" className={classes.form} onSubmit={form.onSubmit} noValidate>
        <FormAlert failure={form.failure} />
        {form.draft && <InfoBanner>You were logged out. What you typed is still here.</InfoBanner>}
        {children}
        {token.error && !token.data && <LoadState query={token} failureTitle="This cannot be sent yet." />}
        <fieldset className={classes.send} disabled={!token.data}>
          <SubmitButton busy={form.submitting}>{submitLabel}</SubmitButton>
        </fieldset>
      </form>
      {leavePrompt && (
        <LeaveDialog title="Leave without sending?" {...leavePrompt}>
          <p>Your message has not been sent and will be lost.</p>
        </LeaveDialog>
      )}
    </>
  );
}
