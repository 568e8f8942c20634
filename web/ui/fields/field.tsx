import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldDescription, FieldError, FieldLabel } from './field-parts.tsx';

export interface FieldProps {
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps, Pick<ComponentProps<'div'>, 'className' | 'onBlur'> {
  /** Shows the description below the input instead of above it. */
  readonly descriptionBelow?: boolean;
  /** Renders the input with these props. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, a description and an error message, connected to the input for assistive technology. */
export function Field(props: FieldFrameProps) {
  const { label, description, error, descriptionBelow = false, className, onBlur, children } = props;
  const id = useId();
  const descriptionId = description ? `${id}-description` : '';
  const errorId = error ? `${id}-error` : '';
  const descriptionElement = description && (
    <FieldDescription id={descriptionId} isBelow={descriptionBelow}>
      {description}
    </FieldDescription>
  );
  return (
    <div className={className} onBlur={onBlur}>
      {label && <FieldLabel htmlFor={id}>{label}</FieldLabel>}
      {!descriptionBelow && descriptionElement}
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': `${descriptionId} ${errorId}`.trim() || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {descriptionBelow && descriptionElement}
    </div>
  );
}
