import type { HashCost } from '#server/http/security/passwords.ts';

/** The lowest cost that argon2 allows. At the production cost, each sign-up takes 50 ms, and nearly every test signs up. */
export const CHEAP_HASH: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
