import { dirname, join, normalize } from 'node:path';

/** Maps each source file to the project files that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** These import every module or page. Following them would make every test depend on every file. */
const COMPOSITION_ROOTS = new Set(['server/app.ts', 'web/app/router.tsx', 'web/pages.ts']);

/** A change here can affect any test. */
const AFFECTS_ALL_TESTS =
  /^(package(-lock)?\.json|[\w.]*config\.ts|tsconfig.*|testing\/|server\/testing\/|web\/testing\/)/;

/** A change to a route affects the tests that cover all routes, in an app, without importing any of them. */
const ROUTE_SOURCES = /^(contract\/|server\/(modules|http|db)\/)/;
const ALL_ROUTE_TESTS = /^server\/http\/endpoint-tests\//;
const TEST_APP = 'server/testing/app.ts';

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

export function buildImportGraph(files: readonly string[], read: (file: string) => string): ImportGraph {
  const known = new Set(files);
  return new Map(files.map((file) => [file, parseImports(file, read(file)).filter((path) => known.has(path))]));
}

function parseImports(file: string, source: string): string[] {
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].map(([, path]) => path!);
  return specifiers.map((path) => (path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path))));
}

/**
 * Finds the test files that a change can affect: those that changed, and those whose imports, or the imports of the files
 * they test, changed.
 */
export function findAffectedTests(graph: ImportGraph, changed: readonly string[]): string[] {
  const tests = [...graph.keys()].filter(isTest);
  if (changed.some((file) => AFFECTS_ALL_TESTS.test(file))) return tests;
  const changedFiles = new Set(changed);
  const touchesRoutes = changed.some((file) => ROUTE_SOURCES.test(file) && !isTest(file));
  return tests.filter(
    (test) =>
      findReachable(graph, [test, ...findTestedFiles(graph, test)]).some((file) => changedFiles.has(file)) ||
      (touchesRoutes && ALL_ROUTE_TESTS.test(test) && findReachable(graph, [test]).includes(TEST_APP)),
  );
}

/**
 * A test covers the files in its folder and, within a feature, those in subfolders. A journey covers the feature that
 * it is named after. This counts even if a test reaches the files only through the composition roots.
 */
function findTestedFiles(graph: ImportGraph, test: string): string[] {
  const journey = /^e2e\/(.+)\.spec\.ts$/.exec(test)?.[1]?.replace('/', '-');
  const isTestedBy = (file: string) => {
    const feature = /^web\/features\/([^/]+)\//.exec(file)?.[1];
    if (journey !== undefined) return `${journey}-`.startsWith(`${feature}-`);
    return dirname(file) === dirname(test) || (feature !== undefined && file.startsWith(`${dirname(test)}/`));
  };
  return [...graph.keys()].filter((file) => isTestedBy(file) && !isTest(file));
}

function findReachable(graph: ImportGraph, from: readonly string[]): string[] {
  const seen = new Set(from);
  for (const file of seen) {
    if (COMPOSITION_ROOTS.has(file)) continue;
    for (const imported of graph.get(file) ?? []) seen.add(imported);
  }
  return [...seen];
}
