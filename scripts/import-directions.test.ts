import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

/** Lints files, given by path, in a temporary tree with the project's rules. */
function lint(files: Readonly<Record<string, string>>): readonly Diagnostic[] {
  const tree = mkdtempSync(join(tmpdir(), 'weekwise-lint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    writeFileSync(join(tree, file), source);
  }
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], { cwd: tree, encoding: 'utf8' });
  rmSync(tree, { recursive: true });
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}

/** Returns the imports that are rejected. */
function findRejected(imports: readonly (readonly [file: string, from: string])[]): string[] {
  const pathOf = (file: string, index: number) => file.replace('#', String(index));
  const sources = imports.map(([file, from], index) => [
    pathOf(file, index),
    `import { x } from '${from}';\nexport const y = x;\n`,
  ]);
  const violations = lint(Object.fromEntries(sources)).filter(({ code }) => code.includes('no-restricted-imports'));
  const files = new Set(violations.map(({ filename }) => filename));
  return imports.filter(([file], index) => files.has(pathOf(file, index))).map((pair) => pair.join(' ← '));
}

const forbidden = [
  ['domain/#.ts', '#contract/account/auth.ts'],
  ['domain/#.ts', 'node:fs'],
  ['domain/plan/#.ts', 'zod/mini'],
  ['contract/#.ts', '#server/app.ts'],
  ['contract/schema/#.ts', '#web/http/client.ts'],
  ['contract/#.ts', 'zod'],
  ['contract/#.ts', 'kysely'],
  ['contract/#.ts', '#planner/index.ts'],
  ['planner/#.ts', '#contract/account/auth.ts'],
  ['planner/write/#.ts', '#server/app.ts'],
  ['planner/#.ts', '#web/http/client.ts'],
  ['domain/#.ts', '#planner/index.ts'],
  ['server/#.ts', '#planner/index.ts'],
  ['server/http/#.ts', '#planner/index.ts'],
  ['server/modules/goals/#.ts', '#planner/index.ts'],
  ['web/features/assistant/#.ts', '#planner/plan-text/plan-text.ts'],
  ['server/#.ts', '#web/http/client.ts'],
  ['server/#.ts', '#server/testing/app.ts'],
  ['server/db/#.ts', '#server/http/errors.ts'],
  ['server/db/bulk/#.ts', '#server/modules/auth/auth.queries.ts'],
  ['server/http/#.ts', '#server/modules/auth/auth.queries.ts'],
  ['server/http/request/#.ts', '#server/app.ts'],
  ['server/modules/goals/#.ts', '#server/modules/auth/auth.service.ts'],
  ['server/modules/goals/#.ts', '#server/modules/auth/auth.routes.ts'],
  ['server/modules/imports/csv/#.ts', '#server/modules/exports/export-records.ts'],
  ['server/modules/goals/#.ts', '#server/app.ts'],
  ['faults/#.test.ts', '#web/http/client.ts'],
  ['web/app/#.ts', '#server/app.ts'],
  ['web/app/#.ts', 'node:fs'],
  ['web/features/goals/#.ts', '#web/features/auth/login/login-page.tsx'],
  ['web/features/goals/#.ts', '#web/app/theme.ts'],
  ['web/widgets/timer/#.ts', '#web/features/auth/login/login-page.tsx'],
  ['web/widgets/timer/#.ts', '#web/app/theme.ts'],
  ['web/api/#.ts', '#web/ui/link/link.tsx'],
  ['web/api/#.ts', '#web/widgets/timer/timer-button.tsx'],
  ['web/offline/#.ts', '#web/widgets/timer/timer-button.tsx'],
  ['web/offline/#.ts', '#web/api/goals/goals.ts'],
  ['web/forms/#.ts', '#web/api/goals/goals.ts'],
  ['web/http/#.ts', '#web/api/goals/goals.ts'],
  ['web/ui/fields/#.ts', '#web/widgets/timer/timer-button.tsx'],
  ['web/ui/#.ts', '#web/http/client.ts'],
  ['web/ui/#.ts', '#web/pages.ts'],
] as const;

const allowed = [
  ['web/ui/#.ts', '#web/render-context.ts'],
  ['web/http/#.ts', '#web/render-context.ts'],
  ['domain/#.ts', './limits.ts'],
  ['domain/plan/#.ts', '../limits.ts'],
  ['domain/#.test.ts', 'vitest'],
  ['contract/#.ts', './schema/fields.ts'],
  ['contract/#.ts', '#domain/limits.ts'],
  ['contract/#.ts', 'zod/mini'],
  ['server/http/#.ts', '#server/db/open.ts'],
  ['server/http/#.ts', '#contract/schema/errors.ts'],
  ['server/http/#.test.ts', '#server/testing/app.ts'],
  ['server/modules/goals/#.ts', '#server/modules/auth/auth.queries.ts'],
  ['server/modules/goals/#.ts', '#server/http/errors.ts'],
  ['server/modules/goals/#.ts', './goals.queries.ts'],
  ['planner/#.ts', '#domain/limits.ts'],
  ['planner/write/#.ts', '../plan-fields.ts'],
  ['planner/#.ts', 'node:child_process'],
  ['server/modules/assistant/#.ts', '#planner/index.ts'],
  ['server/modules/action-plans/#.ts', '#planner/safety/check.ts'],
  ['faults/#.test.ts', '#server/testing/server-process.ts'],
  ['web/app/#.ts', '#web/features/auth/login/login-page.tsx'],
  ['web/features/goals/#.ts', '#web/ui/link/link.tsx'],
  ['web/features/goals/#.ts', '#web/api/account/auth.ts'],
  ['web/features/goals/#.ts', './goal-card.tsx'],
  ['web/features/goals/#.ts', '#web/widgets/timer/timer-button.tsx'],
  ['web/widgets/timer/#.ts', '#web/ui/link/link.tsx'],
  ['web/widgets/timer/#.ts', '#web/widgets/items/item-row.tsx'],
  ['web/api/#.ts', '#contract/account/auth.ts'],
  ['web/api/#.ts', '#web/http/client.ts'],
  ['web/api/#.ts', '#web/offline/outbox.ts'],
  ['web/ui/#.ts', '#domain/calendar/calendar.ts'],
] as const;

/** The folder that relative imports must not leave. Other imports use an alias, so that the lint rules see their direction. */
function boundary(file: string): string {
  const nested = /^(server\/modules|web\/(?:features|widgets))\/[^/]+/.exec(file);
  return nested?.[0] ?? /^(?:server|web)\/[^/]+(?=\/)/.exec(file)?.[0] ?? file.split('/')[0]!;
}

describe('import directions', () => {
  it('rejects imports against the direction of the layers', () => {
    expect(findRejected(forbidden)).toEqual(forbidden.map((pair) => pair.join(' ← ')));
  });

  it('accepts imports in the direction of the layers', () => {
    expect(findRejected(allowed)).toEqual([]);
  });

  it('rejects a cycle of files that import only types from each other', () => {
    const diagnostics = lint({
      'domain/a.ts': "import type { B } from './b.ts';\n\nexport type A = B[];\n",
      'domain/b.ts': "import type { A } from './a.ts';\n\nexport type B = A | string;\n",
    });
    expect(diagnostics.map(({ code, filename }) => `${filename}: ${code}`).toSorted()).toEqual([
      'domain/a.ts: import(no-cycle)',
      'domain/b.ts: import(no-cycle)',
    ]);
  });

  it('keeps relative imports within a layer, module, feature or widget', () => {
    const files = globSync('{domain,contract,planner,server,web}/**/*.{ts,tsx}', { cwd: root });
    const leaving = files.flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const paths = [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) => path!);
      const isOutside = (path: string) => boundary(path) !== boundary(file) && !path.startsWith('scripts/');
      return paths.filter((path) => isOutside(join(dirname(file), path))).map((path) => `${file} ← ${path}`);
    });
    expect(files.length).toBeGreaterThan(1000);
    expect(leaving).toEqual([]);
  });
});
