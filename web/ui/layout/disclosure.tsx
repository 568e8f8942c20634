import type { ComponentProps, ReactNode } from 'react';
import * as classes from './disclosure.module.css';
import { ChevronIcon } from '../icons/icons.tsx';

interface DisclosureProps extends Pick<ComponentProps<'details'>, 'open' | 'onToggle' | 'className'> {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

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
