import { CheckIcon, CloseIcon } from '#web/ui/signs.tsx';
import { passwordChecks } from './password-checks.ts';
import classes from './password-checklist.module.css';

export function PasswordChecklist({ password }: { readonly password: string }) {
  return (
    <ul className={classes.checklist} aria-label="A strong password has">
      {passwordChecks(password).map(({ label, met }) => (
        <li key={label} data-met={met}>
          {met ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
          {label}
          <span className={classes.spoken}>{met ? ': done' : ': not yet'}</span>
        </li>
      ))}
    </ul>
  );
}
