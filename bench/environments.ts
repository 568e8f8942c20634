import type { Db } from '#server/db/schema.ts';
import type { DatabaseKind } from '#server/testing/database/databases.ts';
import type { Checkout } from './checkout.ts';
import { type Environment, openEnvironment, openServer, type TargetPair } from './environment.ts';
import type { Target } from './load.ts';
import { options } from './options.ts';
import { seedDatabase } from './seed/account.ts';
import { SPARE_GOALS, spareGoal } from './seed/ids.ts';
import { openForSeeding } from './seed/open-database.ts';

const [SMALL_ACCOUNT, LARGE_ACCOUNT] = ['small@example.org', 'large@example.org'];
const [SMALL_ACCOUNT_ENTRIES, LARGE_ACCOUNT_ENTRIES] = [5000, 50_000];
const [FEW_USERS, MANY_USERS] = options.quick ? [10, 100] : [100, 10_000];
const CLIENTS = Array.from({ length: 32 }, (_, n) => `client${n}@example.org`);

/** The same account in two databases, one with few users and one with many. */
export interface Environments extends TargetPair {
  /** The large account among many users: the one that is measured. */
  readonly ours: Target;
  /** An account with a tenth of the entries, among many users. */
  readonly smallAccount: Target;
  /** The large account among few users. */
  readonly fewUsers: Target;
  /** One small account per concurrent client. */
  readonly clients: readonly Target[];
  /** The environment with many users. */
  readonly main: Environment;
  /** Deletes everything written since the databases were seeded. */
  removeWrites(): Promise<void>;
  close(): Promise<void>;
}

export async function openEnvironments(kind: DatabaseKind): Promise<Environments> {
  const fewUsersEnvironment = await openEnvironment(kind, [LARGE_ACCOUNT], (settings) =>
    seedDatabase(settings, { [LARGE_ACCOUNT]: LARGE_ACCOUNT_ENTRIES }, FEW_USERS),
  );
  const main = await openEnvironment(kind, [SMALL_ACCOUNT, LARGE_ACCOUNT, ...CLIENTS], (settings) => {
    const smallAccounts = [SMALL_ACCOUNT, ...CLIENTS].map((email) => [email, SMALL_ACCOUNT_ENTRIES]);
    const entries = { ...Object.fromEntries(smallAccounts), [LARGE_ACCOUNT]: LARGE_ACCOUNT_ENTRIES };
    return seedDatabase(settings, entries, MANY_USERS);
  });
  const dbs: Db[] = [];
  for (const { settings } of [fewUsersEnvironment, main]) dbs.push(await openForSeeding(settings));
  return {
    ...main.accounts[LARGE_ACCOUNT]!,
    smallAccount: main.accounts[SMALL_ACCOUNT]!.ours,
    fewUsers: fewUsersEnvironment.accounts[LARGE_ACCOUNT]!.ours,
    clients: CLIENTS.map((email) => main.accounts[email]!.ours),
    main,
    async removeWrites() {
      for (const db of dbs) await deleteWrites(db);
    },
    async close() {
      for (const db of dbs) await db.destroy();
      await fewUsersEnvironment.close();
      await main.close();
    },
  };
}

/** The large account among many users, on a server that sends pages with their data but does not render them. */
export async function openUnrendered(kind: DatabaseKind): Promise<Environment & TargetPair> {
  const seed = (settings: Environment['settings']) =>
    seedDatabase(settings, { [LARGE_ACCOUNT]: LARGE_ACCOUNT_ENTRIES }, MANY_USERS);
  const environment = await openEnvironment(kind, [LARGE_ACCOUNT], seed, { SERVER_RENDERING: 'off' });
  return { ...environment, ...environment.accounts[LARGE_ACCOUNT]! };
}

/** Only the concurrent clients' accounts, on a checkout's server. */
export async function openClients(kind: DatabaseKind, { ServerProcess, seedDatabase: seed }: Checkout) {
  const entries = Object.fromEntries(CLIENTS.map((email) => [email, SMALL_ACCOUNT_ENTRIES]));
  const server = await openServer(
    kind,
    CLIENTS,
    (settings) => seed(settings, entries, FEW_USERS),
    (env) => ServerProcess.likeNpmStart(env),
  );
  return { clients: CLIENTS.map((email) => server.sessions[email]!), process: server.process, close: server.close };
}

async function deleteWrites(db: Db): Promise<void> {
  const goals = Array.from({ length: SPARE_GOALS }, (_, n) => spareGoal(n));
  await db.deleteFrom('time_entries').where('goal_id', 'in', goals).execute();
  await db.deleteFrom('idempotency_keys').execute();
}
