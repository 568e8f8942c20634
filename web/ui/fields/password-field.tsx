import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/svg-icon.tsx';
import { Field } from './field.tsx';
import * as inputClasses from './input.module.css';
import * as classes from './password-field.module.css';
import type { TextInputProps } from './text-input.tsx';

interface PasswordFieldProps extends Omit<TextInputProps, 'type'> {
  readonly label: string;
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, description, error, ...rest }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field label={label} description={description} error={error} descriptionBelow>
      {(control) => (
        <div className={classes.frame}>
          <input
            className={`${inputClasses.input} ${inputClasses.wide} ${classes.input}`}
            {...control}
            {...rest}
            type={isVisible ? 'text' : 'password'}
          />
          <IconButton
            className={classes.toggle}
            aria-label={`Show ${label.toLowerCase()}`}
            aria-pressed={isVisible}
            // Keeps the focus in the input, so that a phone's keyboard stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
