import { join } from 'node:path';

/** What Weekwise keeps in the data folder. `log` and `logIndex` are SQLite's own, beside an open database only. */
export function filesIn(dataDir: string) {
  const database = join(dataDir, 'weekwise.db');
  return {
    database,
    log: `${database}-wal`,
    logIndex: `${database}-shm`,
    journal: `${database}-journal`,
    marker: join(dataDir, 'weekwise.installation'),
    lock: join(dataDir, 'weekwise.lock'),
  };
}
