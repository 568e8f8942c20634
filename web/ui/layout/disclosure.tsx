import type { ComponentProps, ReactNode } from 'react';
import classes from './disclosure.module.css';
import { ChevronIcon } from './icons.tsx';

interface DisclosureProps extends Pick<ComponentProps<'details'>, 'open' | 'onToggle' | 'className'> {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** More about something, for whoever wants to see it. */
export function Disclosure({ summary, className = '', children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={`${classes.disclosure} ${className}`}>
      <summary>
        <ChevronIcon size={16} />
        {summary}
      </summary>
      {children}
    </details>
  );
}
