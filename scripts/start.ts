/** `npm start`: builds if sources have changed, then serves in the same process, so that signals reach the server. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildIfChanged } from './build.ts';
import { loadEnvFile } from './env-file.ts';
import { memoryFlags, memoryVariables } from './memory-settings.ts';

// V8 and the C library read these settings when a process starts, so this one replaces itself. That is not possible on Windows,
// where a second process would take as much memory as the settings save.
if (process.platform !== 'win32' && !memoryFlags.every((flag) => process.execArgv.includes(flag))) {
  const command = [process.execPath, ...memoryFlags, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, command, { ...memoryVariables, ...process.env });
}
// Without the cache, compiling would take half of the startup time.
enableCompileCache(join(import.meta.dirname, '..', 'dist', 'compiled'));
loadEnvFile();
await buildIfChanged();
await import('#server/main.ts');
