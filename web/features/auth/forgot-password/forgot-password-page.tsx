import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type auth, forgotPasswordBody } from '#contract/account/auth.ts';
import { bindText } from '#web/forms/bind.ts';
import { useForgotPassword } from '#web/api/account/password-reset.ts';
import { aboutQuery } from '#web/api/support/about.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { MailLink } from '#web/ui/link/mail-link.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { useAuthNavigationState } from '../use-auth-navigation-state.ts';
import { EmailField } from '../email-field.tsx';

/** Requests a reset link by email. The response does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const { email, returnTo } = useAuthNavigationState();
  const { data: about } = useQuery(aboutQuery);
  const { mutateAsync: requestReset } = useForgotPassword();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const form = useAppForm<FormValues<RequestBody<typeof auth.forgotPassword>>>({
    initialValues: { email: email ?? '' },
    schema: forgotPasswordBody,
    defaultField: 'email',
    submit: async (values) => {
      const { message } = await requestReset(values);
      setMessages([...messages, message]);
    },
  });
  const lastMessage = messages.at(-1);

  return (
    <AuthLayout
      title="Forgot your password?"
      footer={
        <>
          <TextLink to="/login" search={{ return: returnTo }}>
            Back to log in
          </TextLink>
          {about?.email && (
            <>
              <br />
              Having trouble? Write to <MailLink email={about.email} />
            </>
          )}
        </>
      }
    >
      <FormAlert failure={form.failure} />
      {lastMessage === undefined ? (
        <p>Enter your email and we will send you a link to choose a new password.</p>
      ) : (
        !form.failure && <MailSentNotice key={messages.length} message={lastMessage} />
      )}
      <form method="post" onSubmit={form.onSubmit} noValidate>
        <form.Field name="email">{(field) => <EmailField {...bindText(field)} />}</form.Field>
        <SubmitButton busy={form.submitting}>
          {lastMessage === undefined ? 'Send the link' : 'Send it again'}
        </SubmitButton>
      </form>
    </AuthLayout>
  );
}

function MailSentNotice({ message }: { readonly message: string }) {
  const noticeRef = useRef<HTMLDivElement>(null);
  // The notice may be off screen, as the submit button is far below it on phones.
  useEffect(() => noticeRef.current?.focus(), []);
  return (
    <div ref={noticeRef} tabIndex={-1}>
      <InfoBanner>{message}</InfoBanner>
      <p>No email after a few minutes? Check your spam folder, or send it again.</p>
    </div>
  );
}
