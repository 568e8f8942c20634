import { auth } from './auth.ts';
import { health } from './health.ts';

/** Every call of the product, by noun. The server must serve each, the tests try each. */
export const contract = { auth, health };
