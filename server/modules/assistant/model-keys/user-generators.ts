import { ApiError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { createModelGenerator, type ModelPool } from '../model/model-generator.ts';
import type { PlanGenerator } from '../plan-generator.ts';
import { createModelConfigs } from './model-configs.ts';

const MAX_CACHED = 200;
const IDLE_MS = 5 * 60_000;

const UNREADABLE_MESSAGE = 'Your API key can no longer be read. Please enter it again in Settings.';

interface CachedGenerator {
  readonly generator: PlanGenerator;
  /** The encrypted key, which is different after every change. */
  readonly revision: string;
  readonly timer: NodeJS.Timeout;
}

/** The generators of users who have their own model. */
export interface UserGenerators {
  findModelName(userId: string): Promise<string | undefined>;
  /** Throws if there is a key that has to be entered again. */
  find(userId: string): Promise<PlanGenerator | undefined>;
}

/**
 * The database is asked for each call, so a key that was changed or deleted, even on another server, is never used again. A
 * generator holds the key in memory, so it is cached only while it is in use.
 */
export function createUserGenerators(services: Services, pool: ModelPool): UserGenerators {
  const configs = createModelConfigs(services);
  const cache = new Map<string, CachedGenerator>();

  function remove(userId: string): void {
    clearTimeout(cache.get(userId)?.timer);
    cache.delete(userId);
  }

  return {
    async findModelName(userId) {
      return (await configs.forUser(userId))?.row.model;
    },
    async find(userId) {
      const userModel = await configs.forUser(userId);
      const cached = cache.get(userId);
      remove(userId);
      if (!userModel) return undefined;
      const { row, config } = userModel;
      if (!config)
        throw new ApiError(502, UNREADABLE_MESSAGE, { logDetails: { reason: 'the API key cannot be read' } });
      const generator = cached?.revision === row.encrypted_key ? cached.generator : createModelGenerator(config, pool);
      if (cache.size >= MAX_CACHED) remove(cache.keys().next().value!);
      const timer = setTimeout(() => remove(userId), IDLE_MS).unref();
      cache.set(userId, { generator, revision: row.encrypted_key, timer });
      return generator;
    },
  };
}
