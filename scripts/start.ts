/** `npm start`: builds what has changed, then serves. One process, so that signals reach the server itself. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildIfChanged } from './build.ts';
import { loadEnvFile } from './env-file.ts';
import { memorySettings } from './memory-settings.ts';

// Replaces this process by one with those settings. A script in package.json could set them for one kind of shell only.
if (process.platform === 'linux' && !process.env['MALLOC_MMAP_THRESHOLD_']) {
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, command, { ...process.env, ...memorySettings });
}
// Half of a later start would be reading our own and others' code anew.
enableCompileCache(join(import.meta.dirname, '..', 'dist', 'compiled'));
loadEnvFile();
await buildIfChanged();
await import('../server/main.ts');
