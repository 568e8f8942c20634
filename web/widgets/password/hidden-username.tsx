import { useUser } from '#web/api/account/auth.ts';

/** Tells password managers whose password the form asks for. Place it last, as the first field gets the focus. */
export function HiddenUsername() {
  const { email } = useUser();
  return <input hidden readOnly autoComplete="username" value={email} />;
}
