import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

type Import = readonly [file: string, imported: string];

/** All imports between files of the product, of types as well, without those of tests. */
function listImports(): Import[] {
  const files = globSync('{domain,contract,planner,server,web}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
  });
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const paths = [...source.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map(([, path]) => path!);
    const imported = paths.map((path) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)));
    return imported.filter((path) => existsSync(join(root, path))).map((path) => [file, path] as const);
  });
}

/** A noun of the server, a page or a widget; elsewhere, what stands directly in a layer: a folder or a file. */
function moduleOf(file: string): string {
  return /^(?:(?:server\/modules|web\/(?:features|widgets))\/[^/]+|[^/]+\/[^/]+)/.exec(file)?.[0] ?? file;
}

/** 'server/modules/tasks → server/modules/action-plans → server/modules/tasks' */
function findCycle(imports: readonly Import[]): string | undefined {
  const importedBy = Map.groupBy(imports, ([file]) => moduleOf(file));
  const finished = new Set<string>();
  const visit = (module: string, path: readonly string[]): string | undefined => {
    if (path.includes(module)) return [...path.slice(path.indexOf(module)), module].join(' → ');
    if (finished.has(module)) return undefined;
    const next = new Set(importedBy.get(module)?.map(([, imported]) => moduleOf(imported)));
    next.delete(module);
    for (const each of next) {
      const cycle = visit(each, [...path, module]);
      if (cycle) return cycle;
    }
    finished.add(module);
    return undefined;
  };
  for (const module of importedBy.keys()) {
    const cycle = visit(module, []);
    if (cycle) return cycle;
  }
  return undefined;
}

describe('imports between modules', () => {
  const imports = listImports();

  it('have no cycle', () => {
    expect(imports.length).toBeGreaterThan(5000);
    expect(findCycle(imports)).toBeUndefined();
  });

  it('would be reported with the modules of the cycle', () => {
    const added: Import = ['server/modules/tasks/x.ts', 'server/modules/action-plans/action-plans.queries.ts'];
    expect(findCycle([added, ...imports])).toBe(
      'server/modules/tasks → server/modules/action-plans → server/modules/tasks',
    );
  });
});
