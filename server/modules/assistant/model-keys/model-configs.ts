import type { ModelConfig } from '#server/config.ts';
import type { SecretCipher } from '#server/http/security/secret-cipher.ts';
import type { Services } from '#server/http/services.ts';
import { findModelKey, type ModelKeyRow } from './model-keys.queries.ts';
import { listProviders, type Provider } from './providers.ts';

/** What a key is encrypted for, so that it can be neither read as another user nor sent to another provider. */
const keyContext = (userId: string, providerId: string) => ['model-key', userId, providerId];

export const encryptKey = (cipher: SecretCipher, userId: string, provider: Provider, key: string) =>
  cipher.encrypt(key, keyContext(userId, provider.id));

export interface ModelConfigs {
  readonly providers: readonly Provider[];
  /** The model that a user has chosen; null if there is none. */
  forUser(userId: string): Promise<UserModel | null>;
}

export interface UserModel {
  readonly row: ModelKeyRow;
  /** Null if the key has to be entered again: it cannot be decrypted, or its provider is no longer available. */
  readonly config: ModelConfig | null;
}

export function createModelConfigs({
  config,
  db,
  secretCipher,
  openRouterUrl,
}: Pick<Services, 'config' | 'db' | 'secretCipher' | 'openRouterUrl'>): ModelConfigs {
  const providers = listProviders(config, openRouterUrl);
  return {
    providers,
    async forUser(userId) {
      const row = await findModelKey(db, userId);
      if (!row) return null;
      const provider = providers.find(({ id }) => id === row.provider);
      const key = provider && secretCipher.decrypt(row.encrypted_key, keyContext(userId, provider.id));
      return { row, config: provider && key !== undefined ? toModelConfig(provider, row.model, key) : null };
    },
  };
}

export function toModelConfig(provider: Provider, model: string, apiKey: string): ModelConfig {
  return { provider: provider.api, baseUrl: provider.baseUrl, apiKey, name: model, userProvider: provider.name };
}
