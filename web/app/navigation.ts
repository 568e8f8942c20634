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
} from '#web/ui/icons.tsx';
import type { Icon } from '#web/ui/signs.tsx';

export interface NavigationEntry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
  readonly icon: Icon;
  /** Opens the page when pressed after `g`. */
  readonly goKey: string;
  /** Stands below the entry before it, as a part of it. */
  readonly isSubItem?: true;
}

/** The pages in the sidebar. A new page is one entry here and one line in `router.tsx`. */
export const sidebarEntries: readonly NavigationEntry[] = [
  { to: '/dashboard', label: 'Dashboard', icon: WeekIcon, goKey: 'd' },
  { to: '/timers', label: 'Timers', icon: ClockIcon, goKey: 't' },
  { to: '/planner', label: 'Weekly Planner', icon: PlanIcon, goKey: 'p' },
  { to: '/focus-areas', label: 'Focus Areas', icon: AreasIcon, goKey: 'a' },
  { to: '/goals', label: 'Goals', icon: TargetIcon, goKey: 'o', isSubItem: true },
  { to: '/action-plans', label: 'Action Plans', icon: ListIcon, goKey: 'l' },
  { to: '/inventory', label: 'Inventory', icon: BoxIcon, goKey: 'i' },
  { to: '/reports', label: 'Reports', icon: ChartIcon, goKey: 'r' },
  { to: '/time-entries', label: 'Time Entries', icon: CalendarIcon, goKey: 'e' },
];

/** The pages in the bar at the bottom of a phone, which has room for short names only. */
export const bottomEntries = [
  ['/dashboard', 'Dashboard'],
  ['/timers', 'Timers'],
  ['/time-entries', 'Entries'],
  ['/planner', 'Planner'],
].map(([path, shortLabel]) => ({ ...sidebarEntries.find(({ to }) => to === path)!, shortLabel }));

/** The pages in the help dropdown. */
export const helpEntries: readonly NavigationEntry[] = [
  { to: '/feedback', label: 'Feedback', icon: FeedbackIcon, goKey: 'b' },
  { to: '/faq', label: 'FAQ', icon: QuestionsIcon, goKey: 'f' },
  { to: '/help', label: 'Help', icon: BookIcon, goKey: 'h' },
  { to: '/contact', label: 'Contact', icon: MailIcon, goKey: 'c' },
];
