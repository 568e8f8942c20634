/**
 * `npm run bench`: our figures beside their floors, measured in the same run, since machines differ and are noisy.
 * `npm run bench -- reports` measures one part.
 */
import { databaseKinds } from '../server/testing/databases.ts';
import { benchFiles } from './files.ts';
import { benchInventory } from './inventory.ts';
import { benchReading } from './reading.ts';
import { benchReports, benchUsers } from './reports.ts';
import { isTooSlow } from './tell.ts';
import { benchTime } from './time.ts';

const parts = {
  reading: benchReading,
  inventory: benchInventory,
  time: benchTime,
  reports: benchReports,
  users: benchUsers,
  files: benchFiles,
};
const asked = process.argv.slice(2);

for (const kind of databaseKinds) {
  for (const [name, bench] of Object.entries(parts)) {
    if (asked.length === 0 || asked.includes(name)) await bench(kind);
  }
}
process.exit(isTooSlow() ? 1 : 0);
