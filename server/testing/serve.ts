/** The product for tests in a browser. */
import { serve } from '../serve.ts';
import { CHEAP_HASH } from './cheap-hash.ts';

await serve({ hashCost: CHEAP_HASH });
