import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Whether lint refuses the import, tried with the project's own rules on a tree of its own. */
function refused(imports: readonly (readonly [file: string, from: string])[]): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'weekwise-lint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
  for (const [index, [file, from]] of imports.entries()) {
    const path = join(tree, file.replace('#', String(index)));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { x } from '${from}';\nexport const y = x;\n`);
  }
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], { cwd: tree, encoding: 'utf8' });
  rmSync(tree, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const wrong = diagnostics.filter(({ code }) => code.includes('no-restricted-imports'));
  const files = new Set(wrong.map(({ filename }) => filename));
  return imports.filter(([file], index) => files.has(file.replace('#', String(index)))).map((pair) => pair.join(' ← '));
}

const forbidden = [
  ['domain/#.ts', '#contract/auth.ts'],
  ['domain/#.ts', 'node:fs'],
  ['domain/#.ts', 'zod/mini'],
  ['domain/#.ts', '../server/app.ts'],
  ['domain/assistant/#.ts', '../../contract/auth.ts'],
  ['domain/assistant/#.ts', '../contract/auth.ts'],
  ['domain/assistant/#.ts', 'node:fs'],
  ['domain/assistant/kinds/#.ts', '../planner.ts'],
  ['contract/#.ts', '#server/app.ts'],
  ['contract/#.ts', '#web/api/client.ts'],
  ['contract/#.ts', '../server/app.ts'],
  ['contract/#.ts', 'zod'],
  ['contract/#.ts', 'kysely'],
  ['server/#.ts', '#web/api/client.ts'],
  ['server/#.ts', './testing/app.ts'],
  ['server/db/#.ts', '../http/errors.ts'],
  ['server/db/#.ts', '../modules/auth/auth.queries.ts'],
  ['server/http/#.ts', '../modules/auth/auth.queries.ts'],
  ['server/http/#.ts', '../app.ts'],
  ['server/modules/goals/#.ts', '../auth/auth.service.ts'],
  ['server/modules/goals/#.ts', '../auth/auth.routes.ts'],
  ['server/modules/goals/#.ts', '../../app.ts'],
  ['faults/#.test.ts', '#web/api/client.ts'],
  ['web/app/#.ts', '#server/app.ts'],
  ['web/app/#.ts', '../../server/app.ts'],
  ['web/features/goals/#.ts', '#web/features/auth/login-page.tsx'],
  ['web/features/goals/#.ts', '../auth/login-page.tsx'],
  ['web/features/goals/#.ts', '#web/app/theme.ts'],
  ['web/parts/timer/#.ts', '#web/features/auth/login-page.tsx'],
  ['web/parts/timer/#.ts', '../../features/auth/login-page.tsx'],
  ['web/parts/timer/#.ts', '#web/app/theme.ts'],
  ['web/api/#.ts', '#web/ui/link.tsx'],
  ['web/api/#.ts', '#web/parts/timer/timer-button.tsx'],
  ['web/ui/#.ts', '#web/parts/timer/timer-button.tsx'],
  ['web/ui/#.ts', '#web/api/client.ts'],
  ['web/ui/#.ts', '../features/auth/login-page.tsx'],
] as const;

const allowed = [
  ['domain/#.ts', './limits.ts'],
  ['domain/#.test.ts', 'vitest'],
  ['domain/assistant/#.ts', '../limits.ts'],
  ['domain/assistant/kinds/#.ts', '../goal-kind.ts'],
  ['contract/#.ts', './fields.ts'],
  ['contract/#.ts', '#domain/limits.ts'],
  ['contract/#.ts', 'zod/mini'],
  ['server/http/#.ts', '../db/open.ts'],
  ['server/http/#.ts', '#contract/errors.ts'],
  ['server/http/#.test.ts', '../testing/app.ts'],
  ['server/modules/goals/#.ts', '../auth/auth.queries.ts'],
  ['server/modules/goals/#.ts', '../../http/errors.ts'],
  ['server/modules/goals/#.ts', './goals.queries.ts'],
  ['faults/#.test.ts', '../server/testing/process.ts'],
  ['web/app/#.ts', '#web/features/auth/login-page.tsx'],
  ['web/features/goals/#.ts', '#web/ui/link.tsx'],
  ['web/features/goals/#.ts', '#web/api/auth.ts'],
  ['web/features/goals/#.ts', './goal-card.tsx'],
  ['web/features/goals/#.ts', '#web/parts/timer/timer-button.tsx'],
  ['web/parts/timer/#.ts', '#web/ui/link.tsx'],
  ['web/parts/timer/#.ts', '#web/api/auth.ts'],
  ['web/parts/timer/#.ts', '../items/item-row.tsx'],
  ['web/api/#.ts', '#contract/auth.ts'],
  ['web/ui/#.ts', '#domain/calendar.ts'],
] as const;

describe('imports point one way', () => {
  it('every wrong direction is a lint error', () => {
    expect(refused(forbidden)).toEqual(forbidden.map((pair) => pair.join(' ← ')));
  });

  it('every right one is not', () => {
    expect(refused(allowed)).toEqual([]);
  });
});
