import { auth } from './auth.ts';
import { focusAreas } from './focus-areas.ts';
import { goals } from './goals.ts';
import { health } from './health.ts';
import { safeDelete } from './safe-delete.ts';

/** Every call of the product, by noun. The server must serve each, the tests try each. */
export const contract = { auth, focusAreas, goals, health, safeDelete };
