/** Migrates one database per run, of which the tests take copies. */
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/open.ts';
import { databaseKinds, templates } from './databases.ts';

export default async function makeTemplates(project: TestProject): Promise<() => Promise<void>> {
  const made = await Promise.all(
    databaseKinds
      .filter(({ name }) => name === project.config.env['TEST_DATABASE_KIND'])
      .map(async (kind) => {
        const database = await kind.make();
        const { dataDir, databaseUrl } = database.settings;
        await (await openDatabase(database.settings, { onLost: () => {} })).destroy();
        process.env[templates[kind.name as keyof typeof templates]] =
          databaseUrl === undefined ? dataDir : new URL(databaseUrl).pathname.slice(1);
        return database;
      }),
  );
  return async () => {
    await Promise.all(made.map((database) => database.remove()));
  };
}
