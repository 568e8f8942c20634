import { describe, expect, it } from 'vitest';
import { affectedTests, importGraph } from './affected.ts';

const sources: Readonly<Record<string, string>> = {
  'domain/rating.ts': '',
  'domain/rating.test.ts': "import { rate } from './rating.ts';",
  'server/app.ts': "import { goalRoutes } from './modules/goals/goals.routes.ts';",
  'server/modules/goals/goals.queries.ts': '',
  'server/modules/goals/goals.routes.ts': "import { list } from './goals.queries.ts';",
  'server/modules/goals/goals.routes.test.ts': "import { app } from '../../testing/app.ts';",
  'server/modules/tasks/tasks.routes.ts': "import { list } from '../goals/goals.queries.ts';",
  'server/modules/tasks/tasks.routes.test.ts': "import { app } from '../../testing/app.ts';",
  'server/modules/support/support.routes.ts': '',
  'server/modules/support/support.routes.test.ts': "import { app } from '../../testing/app.ts';",
  'server/http/matrix.test.ts': "import { app } from '../testing/app.ts';",
  'server/testing/app.ts': "import { buildApp } from '../app.ts';",
  'web/app/router.tsx': "const page = () => import('#web/features/goals/goals-page.tsx');",
  'web/features/goals/goals-page.tsx': "import { rate } from '#domain/rating.ts';",
  'web/features/goals/goals-page.test.tsx': "import { open } from '#web/testing/open.tsx';",
  'web/features/support/faq-page.tsx': '',
  'web/features/support/faq-page.test.tsx': "import { open } from '#web/testing/open.tsx';",
  'e2e/goals.spec.ts': '',
  'e2e/goals-offline.spec.ts': '',
  'e2e/goal-detail.spec.ts': '',
  'web/testing/open.tsx': "import { createAppRouter } from '#web/app/router.tsx';",
};
const graph = importGraph(Object.keys(sources), (file) => sources[file]!);
const affected = (...changed: string[]) => affectedTests(graph, changed);

describe('the tests that a change can affect', () => {
  it('are those beside a page, not those of other pages', () => {
    expect(affected('web/features/support/faq-page.tsx')).toEqual(['web/features/support/faq-page.test.tsx']);
  });

  it('include those of modules that import the changed one, and those of every route', () => {
    expect(affected('server/modules/goals/goals.queries.ts')).toEqual([
      'server/modules/goals/goals.routes.test.ts',
      'server/modules/tasks/tasks.routes.test.ts',
      'server/http/matrix.test.ts',
    ]);
  });

  it('include those of pages that import the changed file, and the journeys named after their feature', () => {
    expect(affected('domain/rating.ts')).toEqual([
      'domain/rating.test.ts',
      'web/features/goals/goals-page.test.tsx',
      'e2e/goals.spec.ts',
      'e2e/goals-offline.spec.ts',
    ]);
  });

  it('are a changed test itself', () => {
    expect(affected('domain/rating.test.ts')).toEqual(['domain/rating.test.ts']);
  });

  it('are all where the tools of the tests or the dependencies changed', () => {
    for (const file of ['package-lock.json', 'vitest.config.ts', 'server/testing/app.ts', 'testing/seed.ts']) {
      expect(affected(file)).toHaveLength(10);
    }
  });

  it('are none where only documents changed', () => {
    expect(affected('README.md', 'docs/scaling.md')).toEqual([]);
  });
});
