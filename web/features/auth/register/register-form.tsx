import { useRouter } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { type auth, signupBody } from '#contract/account/auth.ts';
import { removeFromTabStorage } from '#web/http/tab-storage.ts';
import { bindText } from '#web/forms/bind.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { confirmationError, NewPasswordField } from '#web/widgets/password/new-password-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { EmailField } from '../email-field.tsx';
import { safeReturnLocation } from '../return-location.ts';
import { isInvitationError, useSignUpOrLogIn } from './use-sign-up-or-log-in.ts';
import { usePageSearch } from '#web/use-page.ts';
import { registerPage } from './route.ts';

interface RegisterValues extends FormValues<Omit<RequestBody<typeof auth.signup>, 'invitation' | 'timeZone'>> {
  readonly confirm: string;
}

const schema = z.pick(signupBody, { email: true });

interface RegisterFormProps {
  readonly invitation?: string | undefined;
  readonly onInvitationRejected?: () => Promise<void>;
}

export function RegisterForm({ invitation, onInvitationRejected }: RegisterFormProps) {
  const search = usePageSearch(registerPage);
  const router = useRouter();
  const signUpOrLogIn = useSignUpOrLogIn();
  const form = useAppForm<RegisterValues>({
    initialValues: { email: '', password: '', confirm: '' },
    schema,
    defaultField: 'password',
    validate: ({ password, confirm }) => ({ confirm: confirmationError(password, confirm) }),
    submit: async (values) => {
      try {
        await signUpOrLogIn({ email: values.email, password: values.password, invitation });
      } catch (error) {
        if (!onInvitationRejected || !isInvitationError(error)) throw error;
        return onInvitationRejected();
      }
      removeFromTabStorage('invitation');
      await router.navigate({ href: safeReturnLocation(search.return), replace: true });
    },
  });

  return (
    <>
      <FormAlert failure={form.failure} />
      <form method="post" onSubmit={form.onSubmit} noValidate>
        <form.Field name="email">{(field) => <EmailField {...bindText(field)} />}</form.Field>
        <form.Field name="password">{(field) => <NewPasswordField {...bindText(field)} label="Password" />}</form.Field>
        <form.Field name="confirm">
          {(field) => <PasswordField {...bindText(field)} label="Confirm password" autoComplete="new-password" />}
        </form.Field>
        <SubmitButton busy={form.submitting}>Create account</SubmitButton>
      </form>
    </>
  );
}
