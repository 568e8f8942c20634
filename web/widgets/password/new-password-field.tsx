import type { ComponentProps } from 'react';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { CheckIcon, CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import * as classes from './new-password-field.module.css';
import { checkPasswordStrength } from './strength-checks.ts';

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  readonly value: string;
}

/** A password to choose. The checklist is only advice; the server decides which passwords it accepts. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  return (
    <PasswordField {...props} autoComplete="new-password" description={<PasswordChecklist password={props.value} />} />
  );
}

/** The form's message if the password was not repeated correctly. */
export const confirmationError = (password: string, confirm: string) =>
  confirm === password ? undefined : 'Passwords do not match';

function PasswordChecklist({ password }: { readonly password: string }) {
  return (
    <ul className={classes.checklist} aria-label="A strong password has">
      {checkPasswordStrength(password).map(({ label, isMet }) => (
        <li key={label} data-met={isMet}>
          {isMet ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
          {label}
          <VisuallyHidden>{isMet ? ': done' : ': not yet'}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
