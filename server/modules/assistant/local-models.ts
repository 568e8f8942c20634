import type { Config } from '#server/config.ts';
import { listModels } from './model-keys/list-models.ts';

interface LocalEndpoint {
  /** Its value of AI_PROVIDER. */
  readonly provider: 'ollama' | 'lmstudio';
  readonly name: string;
  readonly baseUrl: string;
}

const TIMEOUT_MS = 1000;

const listEndpoints = (ollamaPort: number, lmStudioPort: number): readonly LocalEndpoint[] => [
  { provider: 'ollama', name: 'Ollama', baseUrl: `http://127.0.0.1:${ollamaPort}/v1` },
  { provider: 'lmstudio', name: 'LM Studio', baseUrl: `http://127.0.0.1:${lmStudioPort}/v1` },
];

/**
 * A sentence for the operator about models on the server's own machine, with the settings that would use them. Undefined if
 * there are none, or if the operator has already decided who writes plans: then nothing is requested.
 */
export async function describeLocalModels(
  { model, userModelHosts }: Pick<Config, 'model' | 'userModelHosts'>,
  [ollamaPort, lmStudioPort]: readonly [number, number] = [11434, 1234],
): Promise<string | undefined> {
  if (model || userModelHosts.length > 0) return undefined;
  const found = await Promise.all(
    listEndpoints(ollamaPort, lmStudioPort).map(async ({ provider, name, baseUrl }) => {
      const endpoint = { provider: 'openai-compatible', baseUrl, apiKey: undefined } as const;
      // Usually nothing listens there, or something else does.
      const [first] = await listModels(endpoint, AbortSignal.timeout(TIMEOUT_MS)).catch(() => []);
      return first === undefined ? [] : [`${name} (AI_PROVIDER=${provider} AI_MODEL=${first})`];
    }),
  );
  const settings = found.flat().join(' or ');
  return settings === '' ? undefined : `a model on this machine can write plans: ${settings}`;
}
