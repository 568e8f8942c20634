import { accountLimits } from '#domain/limits.ts';

export interface PasswordCheck {
  readonly label: string;
  readonly met: boolean;
}

/** Advice on a password while it is typed; what is refused is for the server to say. */
export function passwordChecks(password: string): readonly PasswordCheck[] {
  return [
    {
      label: `${accountLimits.passwordMin}+ characters`,
      met: Array.from(password).length >= accountLimits.passwordMin,
    },
    { label: 'Uppercase letter', met: /\p{Lu}/u.test(password) },
    { label: 'Lowercase letter', met: /\p{Ll}/u.test(password) },
    { label: 'Number', met: /\p{Nd}/u.test(password) },
  ];
}
