/** Starts the server for browser tests. */
import { serve } from '#server/serve.ts';
import { CHEAP_HASH } from './cheap-hash.ts';

await serve({ hashCost: CHEAP_HASH, openRouterUrl: process.env['TEST_OPENROUTER_URL'] });
