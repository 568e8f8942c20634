import type { ReactNode } from 'react';

interface IconProps {
  readonly size?: number;
}

export type Icon = (props: IconProps) => ReactNode;

/**
 * All icons are drawn on 24 × 24 with one line width, and say nothing: a word stands beside each. How they are drawn
 * stands in global.css: a long list has thousands, and every attribute of each would have to be set.
 */
export function Drawing({
  size = 20,
  d,
  isFilled = false,
}: IconProps & { readonly d: string; readonly isFilled?: boolean }) {
  return (
    <svg
      className={isFilled ? 'ww-icon ww-icon-filled' : 'ww-icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

// Those that are also shown to whoever has yet to log in; all others are in icons.tsx.
export const AlertIcon: Icon = (props) => (
  <Drawing {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8v4.5M12 16v.01" />
);
export const CheckIcon: Icon = (props) => <Drawing {...props} d="M5 12.5 9.5 17 19 7.5" />;
export const CloseIcon: Icon = (props) => <Drawing {...props} d="M6.5 6.5l11 11M17.5 6.5l-11 11" />;
