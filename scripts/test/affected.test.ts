import { describe, expect, it } from 'vitest';
import { findAffectedTests, buildImportGraph } from './affected.ts';

const sources: Readonly<Record<string, string>> = {
  'domain/rating/rating.ts': '',
  'domain/rating/rating.test.ts': "import { rate } from './rating.ts';",
  'server/app.ts': "import { goalRoutes } from './modules/goals/goals.routes.ts';",
  'server/modules/goals/goals.queries.ts': '',
  'server/modules/goals/goals.routes.ts': "import { list } from './goals.queries.ts';",
  'server/modules/goals/goals.routes.test.ts': "import { app } from '../../testing/app.ts';",
  'server/modules/tasks/tasks.routes.ts': "import { list } from '../goals/goals.queries.ts';",
  'server/modules/tasks/tasks.routes.test.ts': "import { app } from '../../testing/app.ts';",
  'server/modules/support/support.routes.ts': '',
  'server/modules/support/support.routes.test.ts': "import { app } from '../../testing/app.ts';",
  'server/http/endpoint-tests/access-matrix.test.ts': "import { app } from '../../testing/app.ts';",
  'server/http/endpoint-tests/validation-speed.test.ts': '',
  'server/testing/app.ts': "import { buildApp } from '../app.ts';",
  'web/app/router.tsx': "const page = () => import('#web/features/goals/goals-page.tsx');",
  'web/features/goals/goals-page.tsx': "import { rate } from '#domain/rating/rating.ts';",
  'web/features/goals/goals-page.test.tsx': "import { open } from '#web/testing/render-app.tsx';",
  'web/features/support/faq/faq-page.tsx': '',
  'web/features/support/accessibility.test.tsx': "import { open } from '#web/testing/render-app.tsx';",
  'web/features/support/faq/faq-page.test.tsx': "import { open } from '#web/testing/render-app.tsx';",
  'e2e/goals.spec.ts': '',
  'e2e/goals-offline.spec.ts': '',
  'e2e/goal-detail.spec.ts': '',
  'web/testing/render-app.tsx': "import { createAppRouter } from '#web/app/router.tsx';",
};
const graph = buildImportGraph(Object.keys(sources), (file) => sources[file]!);
const affected = (...changed: string[]) => findAffectedTests(graph, changed);

describe('findAffectedTests', () => {
  it('finds the tests beside a changed page, not those of other pages', () => {
    expect(affected('web/features/support/faq/faq-page.tsx')).toEqual([
      'web/features/support/accessibility.test.tsx',
      'web/features/support/faq/faq-page.test.tsx',
    ]);
  });

  it('finds the tests of modules that import the changed one, and those that cover every route', () => {
    expect(affected('server/modules/goals/goals.queries.ts')).toEqual([
      'server/modules/goals/goals.routes.test.ts',
      'server/modules/tasks/tasks.routes.test.ts',
      'server/http/endpoint-tests/access-matrix.test.ts',
    ]);
  });

  it('finds the tests of pages that import the changed file, and the journeys named after their feature', () => {
    expect(affected('domain/rating/rating.ts')).toEqual([
      'domain/rating/rating.test.ts',
      'web/features/goals/goals-page.test.tsx',
      'e2e/goals.spec.ts',
      'e2e/goals-offline.spec.ts',
    ]);
  });

  it('includes a changed test itself', () => {
    expect(affected('domain/rating/rating.test.ts')).toEqual(['domain/rating/rating.test.ts']);
  });

  it('returns all tests when test support or dependencies changed', () => {
    for (const file of ['package-lock.json', 'vitest.config.ts', 'server/testing/app.ts', 'testing/seed.ts']) {
      expect(affected(file)).toHaveLength(12);
    }
  });

  it('returns no tests when only documentation changed', () => {
    expect(affected('README.md', 'docs/scaling.md')).toEqual([]);
  });
});
