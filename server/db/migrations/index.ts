import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';

/** In order, for ever: a migration that has been released is never edited, only followed by another. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
};
