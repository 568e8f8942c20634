import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Loads .env from the project root. Variables that are already set take precedence. */
export function loadEnvFile(): void {
  const file = join(import.meta.dirname, '..', '.env');
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    console.error(`Weekwise cannot start: ${file} cannot be read: ${(error as Error).message}`);
    process.exit(1);
  }
}
