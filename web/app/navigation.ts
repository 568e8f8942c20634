import type { NavigationIcon, Page, PageNavigation } from '#web/page.ts';
import { type AppPage, pages } from '#web/pages.ts';
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

const icons: Readonly<Record<NavigationIcon, Icon>> = {
  areas: AreasIcon,
  book: BookIcon,
  box: BoxIcon,
  calendar: CalendarIcon,
  chart: ChartIcon,
  clock: ClockIcon,
  feedback: FeedbackIcon,
  list: ListIcon,
  mail: MailIcon,
  plan: PlanIcon,
  questions: QuestionsIcon,
  target: TargetIcon,
  week: WeekIcon,
};

type MenuNavigation = Extract<PageNavigation, { readonly icon: NavigationIcon }>;
/** A path without parameters. */
type LinkPath = Exclude<AppPage['path'], `${string}$${string}`>;

interface PageLink {
  readonly page: Page;
  readonly to: LinkPath;
  readonly label: string;
}

export interface NavigationEntry extends PageLink, MenuNavigation {
  readonly Icon: Icon;
}

export function toLink(page: Page): PageLink {
  return { page, to: page.path as LinkPath, label: page.title };
}

function menuEntries(menu: MenuNavigation['menu']): readonly NavigationEntry[] {
  return pages.flatMap((page: Page) =>
    page.navigation?.menu === menu ? [{ ...toLink(page), ...page.navigation, Icon: icons[page.navigation.icon] }] : [],
  );
}

export const sidebarEntries = menuEntries('sidebar');

/** The pages in the help dropdown. */
export const helpEntries = menuEntries('help');

/** The pages in the bottom bar of narrow screens. */
export const bottomBarEntries = sidebarEntries
  .flatMap((entry) => (entry.bottomBar ? [{ ...entry, ...entry.bottomBar }] : []))
  .toSorted((a, b) => a.position - b.position);

/** Every page that a menu links to. */
export const linkedPages: readonly PageLink[] = pages.filter((page: Page) => page.navigation).map(toLink);
