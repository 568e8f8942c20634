import { type ComponentProps, createElement } from 'react';
import * as classes from './card.module.css';

type CardElement = 'div' | 'section' | 'article' | 'li' | 'ul' | 'form' | 'table';

interface CardStyleProps {
  /** Adds the usual padding around the content. */
  readonly padded?: boolean;
  readonly className?: string | undefined;
}

type CardProps<E extends CardElement> = CardStyleProps &
  Omit<ComponentProps<E>, keyof CardStyleProps> & { readonly as?: E };

/** A raised surface. */
export function Card<E extends CardElement = 'div'>({ as, padded = false, className, ...rest }: CardProps<E>) {
  const names = [classes.card, padded && classes.padded, className];
  return createElement(as ?? 'div', { ...rest, className: names.filter(Boolean).join(' ') });
}
