import type { ComponentProps, ReactNode } from 'react';
import * as classes from './button.module.css';

export interface ButtonStyleProps {
  readonly variant?: 'filled' | 'default' | 'light' | 'subtle';
  /** Red marks a destructive action. */
  readonly color?: 'red' | undefined;
  readonly size?: 'sm' | 'md';
  readonly fullWidth?: boolean;
  /** An icon or a loader before the label. */
  readonly leftSection?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

type ButtonProps = ButtonStyleProps & Omit<ComponentProps<'button'>, keyof ButtonStyleProps>;

export function Button({ type = 'button', ...props }: ButtonProps) {
  const [attributes, content] = splitProps(props);
  return (
    <button type={type} {...attributes}>
      {content}
    </button>
  );
}

type AnchorButtonProps = ButtonStyleProps & Omit<ComponentProps<'a'>, keyof ButtonStyleProps>;

/** A plain link that looks like a button, for files and full page loads. See `ButtonLink` for pages of the app. */
export function AnchorButton(props: AnchorButtonProps) {
  const [attributes, content] = splitProps(props);
  return <a {...attributes}>{content}</a>;
}

function splitProps<Props extends ButtonStyleProps>(props: Props) {
  const { variant = 'filled', color, size = 'md', fullWidth, leftSection, className, children, ...rest } = props;
  const attributes = {
    ...rest,
    className: className ? `${classes.button} ${className}` : classes.button,
    'data-variant': variant,
    'data-danger': color === 'red' || undefined,
    'data-size': size,
    'data-full-width': fullWidth || undefined,
  };
  const content = (
    <>
      {leftSection && <span data-part="section">{leftSection}</span>}
      <span data-part="label">{children}</span>
    </>
  );
  return [attributes, content] as const;
}
