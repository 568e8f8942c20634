import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forgottenBody } from '#contract/auth.ts';
import { messageOf } from '#web/api/message-of.ts';
import { useForgotPassword } from '#web/api/password-reset.ts';
import { aboutQuery } from '#web/api/about.ts';
import { useForm } from '#web/api/use-form.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { MailLink } from '#web/ui/mail-link.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { useCarriedOver } from './carried-over.ts';
import { EmailField } from './email-field.tsx';
import { MailAnswer } from './mail-answer.tsx';

/** The first half of a way back in: a mail with a link. Whether there is such an account is not told. */
export function ForgotPasswordPage() {
  const { email, returnTo } = useCarriedOver();
  const { data: about } = useQuery(aboutQuery);
  const { mutateAsync: ask } = useForgotPassword();
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const form = useForm({
    fields: ['email'],
    defaultField: 'email',
    check: (values) => ({ email: messageOf(forgottenBody.shape.email, values.email) }),
    send: async (values) => {
      const { message } = await ask(values);
      setAnswers([...answers, message]);
    },
  });
  const answer = answers.at(-1);

  return (
    <AuthLayout
      title="Forgot your password?"
      other={
        <>
          <TextLink to="/login" search={{ return: returnTo }}>
            Back to log in
          </TextLink>
          {about?.email && (
            <>
              <br />
              Trouble? Write to <MailLink email={about.email} />
            </>
          )}
        </>
      }
    >
      <FormAlert failure={form.failure} />
      {answer === undefined ? (
        <p>Enter your email and we will send you a link to choose a new one.</p>
      ) : (
        !form.failure && <MailAnswer key={answers.length} answer={answer} />
      )}
      <form onSubmit={form.onSubmit} noValidate>
        <EmailField {...form.field('email')} defaultValue={email} />
        <SubmitButton busy={form.submitting}>{answer === undefined ? 'Send the link' : 'Send it again'}</SubmitButton>
      </form>
    </AuthLayout>
  );
}
