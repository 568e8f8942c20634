import { CheckIcon, CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { checkPasswordStrength } from './strength-checks.ts';
import classes from './checklist.module.css';

export function PasswordChecklist({ password }: { readonly password: string }) {
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
