import { type ModelKey, modelKeys } from '#contract/model-keys.ts';
import { createFieldError } from '#contract/schema/errors.ts';
import type { ModelConfig } from '#server/config.ts';
import { inSingleStatement } from '#server/db/transaction.ts';
import { ApiError, validationError } from '#server/http/errors.ts';
import type { HandlerContext } from '#server/http/register.ts';
import { KeyMismatchError } from '#server/http/security/secret-cipher.ts';
import type { Services } from '#server/http/services.ts';
import { checkModel } from '../model/check-model.ts';
import { describeKeyProblem, ModelError } from '../model/model-error.ts';
import { withRateLimit } from '../rate-limited.ts';
import { encryptKey, type ModelConfigs, toModelConfig } from './model-configs.ts';
import { upsertModelKey } from './model-keys.queries.ts';

/** Statuses with which providers reject an unknown model. Errors that concern the key have another reason. */
const MODEL_REJECTED_STATUSES = new Set<number | undefined>([400, 404, 405, 422]);

type SaveContext = HandlerContext<typeof modelKeys.save>;

/** Stores the key only if its provider accepts it. */
export async function saveModelKey(services: Services, configs: ModelConfigs, ctx: SaveContext): Promise<ModelKey> {
  const { db, rateLimiter, secretCipher } = services;
  const { userId, now } = ctx;
  const { provider: providerId, model, key } = ctx.body;
  const provider = configs.providers.find(({ id }) => id === providerId);
  if (!provider) throw validationError([createFieldError('provider', 'Please choose a provider from the list.')]);
  const config = toModelConfig(provider, model, key);
  await withRateLimit(rateLimiter, ctx, ['modelKeysByUser'], () => assertAccepted(services, config, provider.name));
  const encrypted = await encryptKey(secretCipher, userId, provider, key).catch((error: unknown): never => {
    if (!(error instanceof KeyMismatchError)) throw error;
    throw new ApiError(503, modelKeys.save.messages[503], { logDetails: { reason: error.message } });
  });
  const row = { user_id: userId, provider: providerId, model, encrypted_key: encrypted, saved_at: now };
  await inSingleStatement(db, (single) => upsertModelKey(single, row));
  return { provider: providerId, model, savedAt: new Date(now).toISOString(), isUsable: true };
}

async function assertAccepted(
  { modelTimeoutsMs, shutdownSignal }: Services,
  config: ModelConfig,
  provider: string,
): Promise<void> {
  const timeoutSignal = AbortSignal.timeout(modelTimeoutsMs.question);
  try {
    await checkModel(config, AbortSignal.any([timeoutSignal, shutdownSignal]));
  } catch (error) {
    shutdownSignal.throwIfAborted();
    const modelError = timeoutSignal.aborted ? new ModelError('timeout') : error;
    if (!(modelError instanceof ModelError)) throw error;
    throw toApiError(modelError, provider, config.name ?? '');
  }
}

function toApiError(error: ModelError, provider: string, model: string): ApiError {
  const keyProblem = describeKeyProblem(error, provider);
  if (keyProblem !== undefined) return validationError([createFieldError('key', keyProblem)]);
  const isModelRejected = error.reason === 'error' && MODEL_REJECTED_STATUSES.has(error.status);
  if (isModelRejected || error.reason === 'unknownModel') {
    const message = `${provider} does not offer the model “${model}” to you. Please check its name.`;
    return validationError([createFieldError('model', message)]);
  }
  const { reason, status } = error;
  const isBusy = reason === 'busy' || reason === 'overloaded' || reason === 'error';
  const cause = isBusy ? 'is busy or out of order' : 'cannot be reached, or does not respond as expected';
  const message = `${provider} ${cause}. ${modelKeys.save.messages[502]} Please try again later.`;
  return new ApiError(502, message, { logDetails: { reason, status } });
}
