import { type ModelKey, modelKeys, OPENROUTER, apiKey, keyRequired } from '#contract/assistant/model-keys.ts';
import { createFieldError } from '#contract/schema/errors.ts';
import { inSingleStatement } from '#server/db/transaction.ts';
import { ApiError, validationError } from '#server/http/errors.ts';
import type { HandlerContext } from '#server/http/register.ts';
import { KeyMismatchError } from '#server/http/security/secret-cipher.ts';
import type { Services } from '#server/http/services.ts';
import { checkModel } from '../model/check-model.ts';
import { describeKeyProblem, ModelError } from '../model/model-error.ts';
import { withLimits } from '../rate-limited.ts';
import { fetchJson } from './fetch-json.ts';
import { listModels } from './list-models.ts';
import { encryptKey, type ModelConfigs, toModelConfig } from './model-configs.ts';
import { upsertModelKey } from './model-keys.queries.ts';
import type { Provider } from './providers.ts';

/** Statuses with which providers reject an unknown model. Errors that concern the key have another reason. */
const MODEL_REJECTED_STATUSES = new Set<number | undefined>([400, 404, 405, 422]);
/** Statuses with which OpenRouter rejects a code or its verifier. */
const CODE_REJECTED_STATUSES = new Set<number | undefined>([400, 401, 403, 404, 422]);
const MAX_ISSUED_KEY_BYTES = 16 * 1024;
const LIST_TIMEOUT_MS = 5000;

type Context<Name extends keyof typeof modelKeys> = HandlerContext<(typeof modelKeys)[Name]>;

interface OwnModel {
  readonly provider: Provider;
  readonly model: string;
  readonly key: string;
}

/** Stores the key only if its provider accepts it. */
export async function saveModelKey(services: Services, configs: ModelConfigs, ctx: Context<'save'>): Promise<ModelKey> {
  const { userId, now, body } = ctx;
  const provider = findProvider(configs, body.provider);
  const key = body.key ?? (await findStoredKey(configs, userId, provider));
  if (key === undefined) throw validationError([createFieldError('key', keyRequired)]);
  const own = { provider, model: body.model, key };
  await withLimits(services.rateLimiter, ctx, { counted: ['modelKeysByUser'] }, () => assertAccepted(services, own));
  return storeModelKey(services, userId, own, now);
}

/** Exchanges the code that OpenRouter has given to the user's browser for a key, and stores it if it is accepted. */
export async function connectOpenRouter(
  services: Services,
  configs: ModelConfigs,
  ctx: Context<'connectOpenRouter'>,
): Promise<ModelKey> {
  const { userId, now, body } = ctx;
  const provider = findProvider(configs, OPENROUTER);
  const own = await withLimits(services.rateLimiter, ctx, { counted: ['modelKeysByUser'] }, async () => {
    const issued = { provider, model: body.model, key: await exchangeCode(services, provider, body) };
    await assertAccepted(services, issued);
    return issued;
  });
  return storeModelKey(services, userId, own, now);
}

/** The names of a provider's models, in alphabetical order. Some providers list them without a key. */
export async function listProviderModels(
  services: Services,
  configs: ModelConfigs,
  ctx: Context<'listModels'>,
): Promise<string[]> {
  const { userId, body } = ctx;
  const provider = findProvider(configs, body.provider);
  const key = body.key ?? (await findStoredKey(configs, userId, provider));
  const timeoutMs = Math.min(LIST_TIMEOUT_MS, services.modelTimeoutsMs.question);
  const list = (signal: AbortSignal) =>
    listModels({ provider: provider.api, baseUrl: provider.baseUrl, apiKey: key }, signal);
  try {
    const models = await withLimits(services.rateLimiter, ctx, { counted: ['modelListsByUser'] }, () =>
      withTimeout(services, timeoutMs, list),
    );
    return models.toSorted((a, b) => a.localeCompare(b));
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    if (error.reason === 'rejectedKey' && key === undefined)
      throw validationError([createFieldError('key', keyRequired)]);
    throw toKeyError(error, provider.name) ?? toUpstreamError(error, provider.name, modelKeys.listModels.messages[502]);
  }
}

function findProvider({ providers }: ModelConfigs, providerId: string): Provider {
  const provider = providers.find(({ id }) => id === providerId);
  if (!provider) throw validationError([createFieldError('provider', 'Please choose a provider from the list.')]);
  return provider;
}

async function findStoredKey(configs: ModelConfigs, userId: string, provider: Provider): Promise<string | undefined> {
  const stored = await configs.forUser(userId);
  return stored?.row.provider === provider.id ? stored.config?.apiKey : undefined;
}

async function exchangeCode(
  services: Services,
  { name, baseUrl }: Provider,
  { code, verifier }: Context<'connectOpenRouter'>['body'],
): Promise<string> {
  const exchange = (signal: AbortSignal) =>
    fetchJson({
      url: `${baseUrl}/auth/keys`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, code_verifier: verifier, code_challenge_method: 'S256' }),
      maxBytes: MAX_ISSUED_KEY_BYTES,
      signal,
    });
  try {
    const issued = await withTimeout(services, services.modelTimeoutsMs.question, exchange);
    const { success, data } = apiKey.safeParse((issued as { readonly key?: unknown } | null)?.key);
    if (!success) throw new ModelError('unusable');
    return data;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    if (CODE_REJECTED_STATUSES.has(error.status))
      throw validationError([createFieldError('code', modelKeys.connectOpenRouter.messages[422])]);
    throw toUpstreamError(error, name, modelKeys.connectOpenRouter.messages[502]);
  }
}

async function assertAccepted(services: Services, { provider, model, key }: OwnModel): Promise<void> {
  const config = toModelConfig(provider, model, key);
  try {
    await withTimeout(services, services.modelTimeoutsMs.question, (signal) =>
      checkModel(config, services.modelTimeoutsMs, signal),
    );
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const keyError = toKeyError(error, provider.name);
    if (keyError) throw keyError;
    const isModelRejected = error.reason === 'error' && MODEL_REJECTED_STATUSES.has(error.status);
    if (isModelRejected || error.reason === 'unknownModel') {
      const message = `${provider.name} does not offer the model “${model}” to you. Please check its name.`;
      throw validationError([createFieldError('model', message)]);
    }
    throw toUpstreamError(error, provider.name, modelKeys.save.messages[502]);
  }
}

async function storeModelKey(
  { db, secretCipher }: Services,
  userId: string,
  { provider, model, key }: OwnModel,
  now: number,
): Promise<ModelKey> {
  const encrypted = await encryptKey(secretCipher, userId, provider, key).catch((error: unknown): never => {
    if (!(error instanceof KeyMismatchError)) throw error;
    throw new ApiError(503, modelKeys.save.messages[503], { logDetails: { reason: error.message } });
  });
  const row = { user_id: userId, provider: provider.id, model, encrypted_key: encrypted, saved_at: now };
  await inSingleStatement(db, (single) => upsertModelKey(single, row));
  return { provider: provider.id, model, savedAt: new Date(now).toISOString(), isUsable: true };
}

/** Throws a `ModelError` if a provider does not respond in time. */
async function withTimeout<T>(
  { shutdownSignal }: Services,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  try {
    return await work(AbortSignal.any([timeoutSignal, shutdownSignal]));
  } catch (error) {
    shutdownSignal.throwIfAborted();
    throw timeoutSignal.aborted ? new ModelError('timeout') : error;
  }
}

function toKeyError(error: ModelError, provider: string): ApiError | undefined {
  const keyProblem = describeKeyProblem(error, provider);
  return keyProblem === undefined ? undefined : validationError([createFieldError('key', keyProblem)]);
}

function toUpstreamError({ reason, status }: ModelError, provider: string, consequence: string): ApiError {
  const isBusy = reason === 'busy' || reason === 'overloaded' || reason === 'error';
  const cause = isBusy ? 'is busy or out of order' : 'cannot be reached, or does not respond as expected';
  const message = `${provider} ${cause}. ${consequence} Please try again later.`;
  return new ApiError(502, message, { logDetails: { reason, status } });
}
