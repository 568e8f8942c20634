/** `npm start`: builds if sources have changed, then serves in the same process, so that signals reach the server. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildIfChanged } from './build.ts';
import { loadEnvFile } from './env-file.ts';
import { memorySettings } from './memory-settings.ts';

// Re-executes this process with the memory settings. A script in package.json could set them only for one kind of shell.
if (process.platform === 'linux' && !process.env['MALLOC_MMAP_THRESHOLD_']) {
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, command, { ...process.env, ...memorySettings });
}
// Without the cache, compiling would take half of the startup time.
enableCompileCache(join(import.meta.dirname, '..', 'dist', 'compiled'));
loadEnvFile();
await buildIfChanged();
await import('#server/main.ts');
