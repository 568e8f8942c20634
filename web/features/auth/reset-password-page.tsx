import { FormAlert } from '#web/ui/form-alert.tsx';
import { ButtonLink, TextLink } from '#web/ui/link.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { useLinkToken } from './link-token.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { isToken } from './token-in-link.ts';

const DEAD_LINK = { message: 'This link is no longer valid.', retryAfter: undefined };

/** Where the link of the mail leads. */
export function ResetPasswordPage() {
  const { token, drop } = useLinkToken('resetToken');
  return (
    <AuthLayout
      title="Choose a new password"
      other={
        <>
          Remembered it? <TextLink to="/login">Log in</TextLink>
        </>
      }
    >
      {isToken(token) ? (
        <NewPasswordForm key={token} token={token} onDeadLink={drop} />
      ) : (
        <>
          <FormAlert failure={DEAD_LINK} />
          <p>
            A link works once, for one hour, and only the newest one does. If you have used it already, your new
            password holds.
          </p>
          <ButtonLink to="/forgot-password" fullWidth>
            Ask for a new link
          </ButtonLink>
        </>
      )}
    </AuthLayout>
  );
}
