import type { HashCost } from '../http/password.ts';

/** The least that argon2 allows. Signing up costs 50 ms otherwise, and nearly every test does. */
export const CHEAP_HASH: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
