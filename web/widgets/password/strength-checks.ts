import { limits } from '#domain/limits.ts';

export interface StrengthCheck {
  readonly label: string;
  readonly isMet: boolean;
}

/** Advice only: the server decides which passwords it rejects. */
export function checkPasswordStrength(password: string): readonly StrengthCheck[] {
  return [
    {
      label: `${limits.passwordMin}+ characters`,
      isMet: Array.from(password).length >= limits.passwordMin,
    },
    { label: 'Uppercase letter', isMet: /\p{Lu}/u.test(password) },
    { label: 'Lowercase letter', isMet: /\p{Ll}/u.test(password) },
    { label: 'Number', isMet: /\p{Nd}/u.test(password) },
  ];
}
