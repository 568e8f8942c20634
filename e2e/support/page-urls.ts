import type { Page } from '#web/page.ts';
import { pages } from '../../scripts/pages.ts';

/** Lists the URLs of all included pages that need a session, with these values for their parameters. */
export function listPageUrls(
  params: Readonly<Record<string, string>>,
  isIncluded: (page: Page) => boolean = () => true,
): string[] {
  return pages
    .filter((page) => page.access === 'session' && isIncluded(page))
    .map(({ path }) =>
      path.replaceAll(/\$(\w+)/g, (_, name: string) => {
        const value = params[name];
        if (value === undefined) throw new Error(`${path} needs a value for ${name}.`);
        return value;
      }),
    );
}
