import type { ComponentProps } from 'react';
import classes from './field-parts.module.css';

// The parts of fields that are not a single input, such as a group of radio buttons.

interface FieldLabelProps extends ComponentProps<'label'> {
  readonly htmlFor: string;
}

export const FieldLabel = ({ htmlFor, ...rest }: FieldLabelProps) => (
  <label htmlFor={htmlFor} className={classes.label} {...rest} />
);

export const FieldLegend = (props: ComponentProps<'legend'>) => <legend className={classes.label} {...props} />;

export const FieldDescription = (props: ComponentProps<'div'>) => <div className={classes.description} {...props} />;

/** Announced even if the focus does not move. */
export const FieldError = (props: ComponentProps<'p'>) => <p role="alert" className={classes.error} {...props} />;
