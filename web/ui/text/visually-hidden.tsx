import type { ComponentProps } from 'react';

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  readonly component?: 'span' | 'legend' | 'output';
}

/** Text for screen readers only. Its style is in global.css, because long lists render thousands of these. */
export function VisuallyHidden({ component: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element className="ww-visually-hidden" {...(rest as object)} />;
}
