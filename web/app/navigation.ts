import type { LinkProps } from '@tanstack/react-router';
import {
  AreasIcon,
  BookIcon,
  BoxIcon,
  CalendarIcon,
  ChartIcon,
  ClockIcon,
  FeedbackIcon,
  ListIcon,
  MailIcon,
  PlanIcon,
  QuestionsIcon,
  TargetIcon,
  WeekIcon,
} from '#web/ui/icons/icons.tsx';
import type { Icon } from '#web/ui/icons/svg-icon.tsx';

export interface NavigationEntry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
  readonly icon: Icon;
  /** Opens the page when pressed after `g`. */
  readonly shortcutKey: string;
  /** Indented below the previous entry. */
  readonly isSubItem?: true;
}

/** The pages in the sidebar. A new page is one entry here and one line in `router.tsx`. */
export const sidebarEntries: readonly NavigationEntry[] = [
  { to: '/dashboard', label: 'Dashboard', icon: WeekIcon, shortcutKey: 'd' },
  { to: '/timers', label: 'Timers', icon: ClockIcon, shortcutKey: 't' },
  { to: '/planner', label: 'Weekly Planner', icon: PlanIcon, shortcutKey: 'p' },
  { to: '/focus-areas', label: 'Focus Areas', icon: AreasIcon, shortcutKey: 'a' },
  { to: '/goals', label: 'Goals', icon: TargetIcon, shortcutKey: 'o', isSubItem: true },
  { to: '/action-plans', label: 'Action Plans', icon: ListIcon, shortcutKey: 'l' },
  { to: '/inventory', label: 'Inventory', icon: BoxIcon, shortcutKey: 'i' },
  { to: '/reports', label: 'Reports', icon: ChartIcon, shortcutKey: 'r' },
  { to: '/time-entries', label: 'Time Entries', icon: CalendarIcon, shortcutKey: 'e' },
];

/** The pages in the bar at the bottom of a phone, which has space for short names only. */
export const bottomBarEntries = [
  ['/dashboard', 'Dashboard'],
  ['/timers', 'Timers'],
  ['/time-entries', 'Entries'],
  ['/planner', 'Planner'],
].map(([path, shortLabel]) => ({ ...sidebarEntries.find(({ to }) => to === path)!, shortLabel }));

/** The pages in the help dropdown. */
export const helpEntries: readonly NavigationEntry[] = [
  { to: '/feedback', label: 'Feedback', icon: FeedbackIcon, shortcutKey: 'b' },
  { to: '/faq', label: 'FAQ', icon: QuestionsIcon, shortcutKey: 'f' },
  { to: '/help', label: 'Help', icon: BookIcon, shortcutKey: 'h' },
  { to: '/contact', label: 'Contact', icon: MailIcon, shortcutKey: 'c' },
];
