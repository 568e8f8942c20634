import { Field as BaseField } from '@base-ui/react/field';
import type { ReactNode } from 'react';
import classes from './field-parts.module.css';

export interface FieldProps {
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
}

interface FieldFrameProps extends FieldProps {
  /** Shows the description below the input instead of above it. */
  readonly descriptionBelow?: boolean;
  /** Contains the `FieldControl`. */
  readonly children: ReactNode;
}

/** A label, a description and an error message, connected to the input for assistive technology. */
export function Field({ label, description, error, descriptionBelow = false, children }: FieldFrameProps) {
  const renderDescription = (className: string) => (
    // A description may contain a list, which a paragraph must not.
    <BaseField.Description render={<div />} className={className}>
      {description}
    </BaseField.Description>
  );
  return (
    <BaseField.Root invalid={Boolean(error)}>
      {label && <BaseField.Label className={classes.label}>{label}</BaseField.Label>}
      {description && !descriptionBelow && renderDescription(classes.description!)}
      {children}
      {/* Not `Field.Error`, which is for errors that Base UI finds itself: our forms validate with the contract. */}
      {error && (
        <BaseField.Description role="alert" className={classes.error}>
          {error}
        </BaseField.Description>
      )}
      {description && descriptionBelow && renderDescription(`${classes.description} ${classes.below}`)}
    </BaseField.Root>
  );
}

type FieldControlProps = BaseField.Control.Props;

/** The input of a `Field`. */
export function FieldControl({ onKeyDown, ...rest }: FieldControlProps) {
  return (
    <BaseField.Control
      {...rest}
      onKeyDown={(event) => {
        // On Enter, Base UI would apply the browser's own rules, such as for `type="email"`.
        event.preventBaseUIHandler();
        onKeyDown?.(event);
      }}
    />
  );
}
