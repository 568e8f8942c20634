import type { LanguageModel } from 'ai';
import type { ModelConfig } from '#server/config.ts';
import type { EndpointMemory } from './endpoint-memory.ts';
import { createModelFetch } from './model-fetch.ts';
import { ModelError } from './model-error.ts';

export type LoadModel = () => Promise<{ readonly sdk: typeof import('ai'); readonly model: LanguageModel }>;

/** Loads the SDK on first use, and finds out the name of the model if none is configured. */
export function createModelLoader(config: ModelConfig, memory?: EndpointMemory): LoadModel {
  const fetch = createModelFetch(config.baseUrl, memory);
  let loading: ReturnType<LoadModel> | undefined;
  const load = async () => {
    const sdk = await import('ai');
    // Otherwise the SDK prints warnings about features that an endpoint does not support.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    const name = config.name ?? (await findModelName(config, fetch));
    return { sdk, model: await createLanguageModel(config, name, fetch) };
  };
  return () => {
    loading ??= load().catch((error: unknown) => {
      // The model may have been installed or started by the next call.
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function createLanguageModel({ provider, baseUrl, apiKey }: ModelConfig, name: string, modelFetch: typeof fetch) {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: baseUrl, apiKey: apiKey!, fetch: modelFetch })(name);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    fetch: modelFetch,
    supportsStructuredOutputs: true,
    includeUsage: true,
    ...(apiKey !== undefined && { apiKey }),
  })(name);
}

const LIST_TIMEOUT_MS = 5000;

/** The first model that the endpoint lists. */
async function findModelName({ baseUrl, apiKey }: ModelConfig, modelFetch: typeof fetch): Promise<string> {
  const headers = new Headers(apiKey === undefined ? [] : [['authorization', `Bearer ${apiKey}`]]);
  const response = await modelFetch(`${baseUrl}/models`, { headers, signal: AbortSignal.timeout(LIST_TIMEOUT_MS) });
  const { data } = (await response.json().catch(() => ({}))) as { readonly data?: unknown };
  const ids = Array.isArray(data) ? data.map((entry) => (entry as { readonly id?: unknown } | null)?.id) : [];
  const name = ids.find((id) => typeof id === 'string' && id !== '' && !/embed|rerank|whisper/i.test(id));
  if (typeof name !== 'string') throw new ModelError('noModel');
  return name;
}
