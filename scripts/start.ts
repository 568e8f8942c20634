/** `npm start`: builds what has changed, then serves. One process, so that signals reach the server itself. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildIfChanged } from './build.ts';
import { loadEnvFile } from './env-file.ts';

// Half of a later start would be reading our own and others' code anew.
enableCompileCache(join(import.meta.dirname, '..', 'dist', 'compiled'));
loadEnvFile();
await buildIfChanged();
await import('../server/main.ts');
