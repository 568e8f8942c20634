import { modelListLimits } from '#contract/assistant/model-keys.ts';
import type { ModelConfig } from '#server/config.ts';
import { ModelError } from '../model/model-error.ts';
import { fetchJson } from './fetch-json.ts';

const MAX_BYTES = 2 * 1024 * 1024;
/** Models that write no text. */
const otherModels = /embed|rerank|whisper|moderation|tts|dall-e|transcribe|realtime/i;

export type ListedEndpoint = Pick<ModelConfig, 'provider' | 'baseUrl' | 'apiKey'>;

/** The names of the models that an endpoint offers. Throws `ModelError`. */
export async function listModels(
  { provider, baseUrl, apiKey }: ListedEndpoint,
  signal: AbortSignal,
): Promise<string[]> {
  const isAnthropic = provider === 'anthropic';
  const list = await fetchJson({
    // Anthropic's pages are short.
    url: `${baseUrl}/models${isAnthropic ? '?limit=1000' : ''}`,
    headers: isAnthropic
      ? { 'anthropic-version': '2023-06-01', 'x-api-key': apiKey ?? '' }
      : apiKey === undefined
        ? {}
        : { authorization: `Bearer ${apiKey}` },
    maxBytes: MAX_BYTES,
    signal,
  });
  const models = (list as { readonly data?: unknown } | null)?.data;
  if (!Array.isArray(models)) throw new ModelError('unusable');
  const names = new Set<string>();
  for (const model of models) {
    if (names.size === modelListLimits.names) break;
    const name: unknown = (model as { readonly id?: unknown } | null)?.id;
    if (typeof name === 'string' && isModelName(name)) names.add(name);
  }
  return [...names];
}

/** The name of a model is a single word. */
function isModelName(name: string): boolean {
  return name.length <= modelListLimits.nameLength && /^[\x21-\x7e]+$/.test(name) && !otherModels.test(name);
}
