/** `npm start`: builds what has changed, then serves. One process, so that signals reach the server itself. */
import { loadEnvFile } from './env-file.ts';
import { buildIfChanged } from './build.ts';

loadEnvFile();
await buildIfChanged();
await import('../server/main.ts');
