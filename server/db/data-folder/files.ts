import { join } from 'node:path';

/** `wal`, `walIndex` and `journal` are created by SQLite and exist only while the database is open or after a crash. */
export function dataFiles(dataDir: string) {
  const database = join(dataDir, 'weekwise.db');
  return {
    database,
    wal: `${database}-wal`,
    walIndex: `${database}-shm`,
    journal: `${database}-journal`,
    marker: join(dataDir, 'weekwise.installation'),
    lock: join(dataDir, 'weekwise.lock'),
    /** Encrypts the API keys of users, on both databases. */
    encryptionKey: join(dataDir, 'weekwise.key'),
  };
}
