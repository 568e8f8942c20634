import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { ButtonLink, TextLink } from '#web/ui/link/link.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { useLinkToken } from '../use-link-token.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { isWellFormedToken } from '../token-from-hash.ts';

const INVALID_LINK = { message: 'This link is no longer valid.', retryAfter: undefined };

/** The page that the link in the reset email opens. */
export function ResetPasswordPage() {
  const { token, clearToken } = useLinkToken('resetToken');
  return (
    <AuthLayout
      title="Choose a new password"
      footer={
        <>
          Remembered it? <TextLink to="/login">Log in</TextLink>
        </>
      }
    >
      {isWellFormedToken(token) ? (
        <NewPasswordForm key={token} token={token} onInvalidLink={clearToken} />
      ) : (
        <>
          <FormAlert failure={INVALID_LINK} />
          <p>
            Each link works once and expires after an hour, and only the newest one is valid. If you have already used
            it, log in with your new password.
          </p>
          <ButtonLink to="/forgot-password" fullWidth>
            Request a new link
          </ButtonLink>
        </>
      )}
    </AuthLayout>
  );
}
