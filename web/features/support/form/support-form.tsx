import '@mantine/core/styles/Input.layer.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEventHandler, useState } from 'react';
import { csrfTokenQuery } from '#web/api/support.ts';
import { useLeaveQuestion } from '#web/parts/leaving/use-leave-question.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type Failure, FormAlert } from '#web/ui/form-alert.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import classes from './support-form.module.css';

interface SupportFormProps {
  readonly form: {
    readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
    readonly submitting: boolean;
    readonly failure: Failure | undefined;
    /** What was typed before the last session ended. */
    readonly draft: object | undefined;
  };
  readonly submitLabel: string;
  readonly children: ReactNode;
}

/** A message to those who run the server. It cannot be sent before there is a token to send it with. */
export function SupportForm({ form, submitLabel, children }: SupportFormProps) {
  const token = useQuery(csrfTokenQuery);
  const [hasText, setHasText] = useState(form.draft !== undefined);
  const leaving = useLeaveQuestion({ isUnsaved: hasText });
  return (
    <>
      <form
        className={classes.form}
        onSubmit={form.onSubmit}
        onInput={({ currentTarget }) => setHasText(currentTarget.querySelector('textarea')?.value.trim() !== '')}
        noValidate
      >
        <FormAlert failure={form.failure} />
        {form.draft && <Notice>You were logged out. What you typed is still here.</Notice>}
        {children}
        {token.error && !token.data && (
          <LoadFailure
            title="This cannot be sent yet."
            error={token.error}
            busy={token.isFetching}
            onRetry={() => void token.refetch()}
          />
        )}
        <fieldset className={classes.send} disabled={!token.data}>
          <SubmitButton busy={form.submitting}>{submitLabel}</SubmitButton>
        </fieldset>
      </form>
      {leaving && (
        <ConfirmDialog
          title="Leave without sending?"
          confirmLabel="Leave"
          cancelLabel="Stay"
          isDangerous
          onConfirm={async () => leaving.onLeave()}
          onClose={leaving.onClose}
        >
          <p>Your message has not been sent and will be lost.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
