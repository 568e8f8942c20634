import { INITIAL_DATA_ID } from '#contract/initial-data/initial-data.ts';
import { resolveInitialUrl } from '#contract/initial-data/resolve-initial-request.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { logIn } from '#testing/accounts.ts';
import { callApi } from '#testing/api.ts';
import {
  findInManifest,
  listPreloadedFiles,
  listRequestedFiles,
  withoutDeferredFiles,
} from '../../scripts/first-load.ts';
import { pages } from '../../scripts/pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { recordLoadedFiles } from '../support/loaded-files.ts';

/** A browser loads six files at a time over HTTP/1.1, so this many take two rounds. */
const MAX_FILES = 12;
/** The settings consist of many sections, some of which other pages load later as chunks of their own. */
const MAX_SETTINGS_FILES = 14;

/** Sections that only some accounts see send these requests. */
const optionalRequests = new Set(['/api/sample-data', '/api/weekly-goals/unrated', '/api/csrf-token']);

const paths = pages
  .filter(({ access }) => access === 'session')
  .flatMap(({ path, aliases }) => [path, ...aliases])
  .filter((path) => !path.includes('$'));

for (const path of paths) {
  test(`${path} requests exactly its initial data, nothing twice, and no file outside its budget`, async ({
    page,
    seededMember,
  }) => {
    await logIn(page.request, seededMember);
    const requested: string[] = [];
    const files = await recordLoadedFiles(page);
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) requested.push(pathname + search);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const { user } = await callApi<{ user: { timeZone: string } }>(page.request, 'GET', '/api/auth/me');
    const context = { today: toDay(Date.now(), user.timeZone), params: {}, search: {}, stored: {} };
    const declared = findInManifest(path).initialData.flatMap((request) => resolveInitialUrl(request, context) ?? []);
    const embedded = await page.evaluate(
      (id) => Object.keys(JSON.parse(document.querySelector(`#${id}`)?.textContent ?? '{}') as object),
      INITIAL_DATA_ID,
    );
    const received = () =>
      [...requested, ...embedded].filter((url) => declared.includes(url) || !optionalRequests.has(url));
    await expect.poll(() => received().toSorted()).toEqual(declared.toSorted());
    await expect.poll(() => withoutDeferredFiles(files, path)).toEqual(listRequestedFiles(path));
    expect(listPreloadedFiles(path).length).toBeLessThanOrEqual(path === '/settings' ? MAX_SETTINGS_FILES : MAX_FILES);
  });
}
