import type { ReactNode } from 'react';

interface IconProps {
  readonly size?: number;
}

export type Icon = (props: IconProps) => ReactNode;

/**
 * A decorative icon, drawn on a 24 × 24 grid. Stroke and fill are set in global.css, because long lists render thousands
 * of icons and every attribute adds up.
 */
export function SvgIcon({
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

// The icons of the login and sign-up pages. All others are in icons.tsx, which stays out of the first load of those pages.
export const AlertIcon: Icon = (props) => (
  <SvgIcon {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8v4.5M12 16v.01" />
);
export const CheckIcon: Icon = (props) => <SvgIcon {...props} d="M5 12.5 9.5 17 19 7.5" />;
export const CloseIcon: Icon = (props) => <SvgIcon {...props} d="M6.5 6.5l11 11M17.5 6.5l-11 11" />;
export const EyeIcon: Icon = (props) => (
  <SvgIcon
    {...props}
    d="M2.5 12S5.5 5.5 12 5.5 21.5 12 21.5 12 18.5 18.5 12 18.5 2.5 12 2.5 12ZM12 8.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5Z"
  />
);
export const EyeOffIcon: Icon = (props) => (
  <SvgIcon
    {...props}
    d="M5 4l14 16M9.8 9.6a3.25 3.25 0 0 0 4.4 4.8M7.2 7.1C3.9 8.9 2.5 12 2.5 12s3 6.5 9.5 6.5c1.6 0 3-.4 4.2-1M18.9 15.5c1.8-1.7 2.6-3.5 2.6-3.5S18.5 5.5 12 5.5c-.6 0-1.1 0-1.6.1"
  />
);
