import { dirname, join, normalize } from 'node:path';

/** A source file and the files of the project that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** These import every module and every page. Followed, they would make every test depend on every file. */
const COMPOSITION = new Set(['server/app.ts', 'web/app/router.tsx', 'web/app/inside-pages.ts']);

/** A change here can affect any test. */
const EVERYTHING = /^(package(-lock)?\.json|[\w.]*config\.ts|tsconfig.*|testing\/|server\/testing\/|web\/testing\/)/;

/** Tests of every route at once, which import no single one of them. */
const ROUTES = /^(contract\/|server\/(modules|http|db)\/)/;
const TESTS_OF_EVERY_ROUTE = /^server\/http\/(answers|matrix|statements)\.test\.ts$/;

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

export function importGraph(files: readonly string[], read: (file: string) => string): ImportGraph {
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(file, read(file)).filter((path) => known.has(path))]));
}

function importsOf(file: string, source: string): string[] {
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].map(([, path]) => path!);
  return specifiers.map((path) => (path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path))));
}

/**
 * The test files that a change can affect: those that changed, and those of which something changed that they, or the
 * files beside them, import.
 */
export function affectedTests(graph: ImportGraph, changed: readonly string[]): string[] {
  const tests = [...graph.keys()].filter(isTest);
  if (changed.some((file) => EVERYTHING.test(file))) return tests;
  const touched = new Set(changed);
  const touchesRoutes = changed.some((file) => ROUTES.test(file) && !isTest(file));
  return tests.filter(
    (test) =>
      reachable(graph, [test, ...besides(graph, test)]).some((file) => touched.has(file)) ||
      (touchesRoutes && TESTS_OF_EVERY_ROUTE.test(test)),
  );
}

/**
 * A test proves the files of its folder, and a journey those of the feature that it is named after, though it may reach
 * them only through the whole app.
 */
function besides(graph: ImportGraph, test: string): string[] {
  const journey = /^e2e\/(.+)\.spec\.ts$/.exec(test)?.[1];
  const isBeside = (file: string) => {
    const feature = /^web\/features\/([^/]+)\//.exec(file)?.[1];
    return journey === undefined ? dirname(file) === dirname(test) : `${journey}-`.startsWith(`${feature}-`);
  };
  return [...graph.keys()].filter((file) => isBeside(file) && !isTest(file));
}

function reachable(graph: ImportGraph, from: readonly string[]): string[] {
  const seen = new Set(from);
  for (const file of seen) {
    if (COMPOSITION.has(file)) continue;
    for (const imported of graph.get(file) ?? []) seen.add(imported);
  }
  return [...seen];
}
