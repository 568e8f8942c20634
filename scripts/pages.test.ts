import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '#web/page.ts';
import { listRouteFiles, pages, shellInitialData } from './pages.ts';

const web = join(import.meta.dirname, '..', 'web');
const routeFiles = await listRouteFiles();

const listRepeated = (values: readonly unknown[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('pages.ts', () => {
  it('lists every route.ts once', () => {
    expect(routeFiles.size).toBeGreaterThan(20);
    const unlisted = [...routeFiles].filter(([page]) => !pages.includes(page)).map(([, file]) => relative(web, file));
    expect(unlisted).toEqual([]);
    expect(pages.filter((page) => !routeFiles.has(page))).toEqual([]);
    expect(listRepeated(pages)).toEqual([]);
  });

  it('uses every path, title, shortcut and position in the bottom bar once', () => {
    expect(listRepeated(pages.flatMap(pagePaths))).toEqual([]);
    expect(listRepeated(pages.map(({ title }) => title))).toEqual([]);
    const entries = pages.flatMap(({ navigation }) => (navigation && 'icon' in navigation ? [navigation] : []));
    expect(listRepeated(entries.map(({ shortcutKey }) => shortcutKey))).toEqual([]);
    expect(listRepeated(entries.flatMap(({ bottomBar }) => bottomBar?.position ?? []))).toEqual([]);
  });

  it('links only to pages without parameters', () => {
    expect(pages.filter(({ path, navigation }) => navigation && path.includes('$'))).toEqual([]);
  });

  it('declares initial data that is plain JSON, without parameters on public pages', () => {
    const requests = [...shellInitialData, ...pages.flatMap(({ initialData }) => initialData)];
    expect(JSON.parse(JSON.stringify(requests))).toEqual(requests);
    const publicRequests = pages.filter(({ access }) => access === 'public').flatMap(({ initialData }) => initialData);
    expect(publicRequests.filter(({ params, query }) => params ?? query)).toEqual([]);
  });

  it.each([...routeFiles])('has an accessibility test for $path', ({ path }, routeFile) => {
    const folders = [dirname(routeFile), dirname(dirname(routeFile))];
    const files = folders.map((folder) => join(folder, 'accessibility.test.tsx')).filter(existsSync);
    // The assistant's paths are in its test helpers.
    if (routeFile.includes('/assistant/')) files.push(join(web, 'testing', 'assistant.ts'));
    const tests = files.map((file) => readFileSync(file, 'utf8'));
    // The path of a record is known only when the test runs.
    expect(tests.join('\n')).toMatch(path.includes('$') ? /testAccessibility/ : new RegExp(`['\`]${path}['\`?#]`));
  });
});
