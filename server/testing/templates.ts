/** Migrates one template database per run, which the tests copy. */
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/open.ts';
import { databaseKinds, templateVariables } from './database/databases.ts';

export default async function createTemplates(project: TestProject): Promise<() => Promise<void>> {
  const templates = await Promise.all(
    databaseKinds
      .filter(({ name }) => name === project.config.env['TEST_DATABASE_KIND'])
      .map(async (kind) => {
        const database = await kind.create();
        const { dataDir, databaseUrl } = database.settings;
        await (await openDatabase(database.settings, { onConnectionLost: () => {} })).destroy();
        process.env[templateVariables[kind.name as keyof typeof templateVariables]] =
          databaseUrl === undefined ? dataDir : new URL(databaseUrl).pathname.slice(1);
        return database;
      }),
  );
  return async () => {
    await Promise.all(templates.map((database) => database.remove()));
  };
}
