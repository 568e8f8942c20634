import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ServerProcess } from '#server/testing/server-process.ts';
import { seedDatabase } from './seed/account.ts';

/** What measuring a build takes: its server, and the same data in its own schema. */
export interface Checkout {
  readonly ServerProcess: typeof ServerProcess;
  readonly seedDatabase: typeof seedDatabase;
}

export const ownCheckout: Checkout = { ServerProcess, seedDatabase };

/** Another checkout of this repository, with its own dependencies and build. */
export async function loadCheckout(folder: string): Promise<Checkout> {
  const root = resolve(folder);
  if (!existsSync(join(root, 'dist', 'web', 'app.html'))) throw new Error(`Run npm run build in ${root} first.`);
  const importFrom = (file: string) => import(pathToFileURL(join(root, file)).href) as Promise<unknown>;
  return {
    ...((await importFrom('server/testing/server-process.ts')) as Pick<Checkout, 'ServerProcess'>),
    ...((await importFrom('bench/seed/account.ts')) as Pick<Checkout, 'seedDatabase'>),
  };
}
