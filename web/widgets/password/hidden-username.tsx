import { useUser } from '#web/api/auth.ts';

/** Tells a password manager whose password a form asks for. At its end, as the first field gets the focus. */
export function PasswordOwner() {
  const { email } = useUser();
  return <input hidden readOnly autoComplete="username" value={email} />;
}
