import { CheckIcon, CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import { checkPasswordStrength } from './strength-checks.ts';
import classes from './checklist.module.css';

export function PasswordChecklist({ password }: { readonly password: string }) {
  return (
    <ul className={classes.checklist} aria-label="A strong password has">
      {checkPasswordStrength(password).map(({ label, isMet }) => (
        <li key={label} data-met={isMet}>
          {isMet ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
          {label}
          <span className={classes.visuallyHidden}>{isMet ? ': done' : ': not yet'}</span>
        </li>
      ))}
    </ul>
  );
}
