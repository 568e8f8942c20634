/** `npm start`: builds what has changed, then serves. One process, so that signals reach the server itself. */
import { buildIfChanged } from './build.ts';

await buildIfChanged();
await import('../server/main.ts');
