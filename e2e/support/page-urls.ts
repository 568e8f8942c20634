import type { Page } from '#web/page.ts';
import { pages } from '../../scripts/pages.ts';

/** The URL of every page with a session that matches, with these values of its parameters. */
export function listPageUrls(
  params: Readonly<Record<string, string>>,
  isIncluded: (page: Page) => boolean = () => true,
): string[] {
  return pages
    .filter((page) => page.access === 'session' && isIncluded(page))
    .map(({ path }) =>
      path.replaceAll(/\$(\w+)/g, (_, name: string) => {
        const value = params[name];
        if (value === undefined) throw new Error(`${path} needs a value of ${name}.`);
        return value;
      }),
    );
}
