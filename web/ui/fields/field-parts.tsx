import type { ComponentProps } from 'react';
import * as classes from './field-parts.module.css';

// The parts of `Field`, and of fields that are not a single input, such as a group of radio buttons.

interface FieldLabelProps extends ComponentProps<'label'> {
  readonly htmlFor: string;
}

export const FieldLabel = ({ htmlFor, ...rest }: FieldLabelProps) => (
  <label htmlFor={htmlFor} className={classes.label} {...rest} />
);

export const FieldLegend = (props: ComponentProps<'legend'>) => <legend className={classes.label} {...props} />;

interface FieldDescriptionProps extends ComponentProps<'div'> {
  /** Whether it is shown below the input instead of above it. */
  readonly isBelow?: boolean;
}

/** Not a paragraph, because it may contain a list. */
export const FieldDescription = ({ isBelow = false, ...rest }: FieldDescriptionProps) => (
  <div className={isBelow ? `${classes.description} ${classes.below}` : classes.description} {...rest} />
);

/** Announced even if the focus does not move. */
export const FieldError = (props: ComponentProps<'p'>) => <p role="alert" className={classes.error} {...props} />;
