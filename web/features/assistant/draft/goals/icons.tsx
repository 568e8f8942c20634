import { type Icon, SvgIcon } from '#web/ui/icons/svg-icon.tsx';

export const RewriteIcon: Icon = (props) => <SvgIcon {...props} d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M17.5 3v4h-4" />;
export const SplitIcon: Icon = (props) => (
  <SvgIcon {...props} d="M4 12h5l5-6h6M9 12l5 6h6M17 3l3 3-3 3M17 15l3 3-3 3" />
);
