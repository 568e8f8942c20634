import { OPENROUTER } from '#contract/assistant/model-keys.ts';
import { ANTHROPIC_URL, type Config, type ModelConfig } from '#server/config.ts';

/** A service whose models users can choose with their own API key. Users cannot enter an address. */
export interface Provider {
  readonly id: string;
  readonly name: string;
  readonly api: ModelConfig['provider'];
  readonly baseUrl: string;
  readonly exampleModel: string | null;
}

const GOOGLE_URL = 'https://generativelanguage.googleapis.com/v1beta/openai';

/** The known providers, followed by what the operator has added. Their ids differ, because only the latter have a colon. */
export function listProviders({ userModelHosts }: Pick<Config, 'userModelHosts'>, openRouterUrl: string): Provider[] {
  const openAiApi = (id: string, name: string, baseUrl: string, exampleModel: string | null): Provider => ({
    id,
    name,
    api: 'openai-compatible',
    baseUrl,
    exampleModel,
  });
  return [
    openAiApi('openai', 'OpenAI', 'https://api.openai.com/v1', 'gpt-5-mini'),
    {
      id: 'anthropic',
      name: 'Anthropic',
      api: 'anthropic',
      baseUrl: ANTHROPIC_URL,
      exampleModel: 'claude-sonnet-4-5',
    },
    openAiApi('google', 'Google Gemini', GOOGLE_URL, 'gemini-2.5-flash'),
    openAiApi('mistral', 'Mistral', 'https://api.mistral.ai/v1', 'mistral-medium-latest'),
    openAiApi(OPENROUTER, 'OpenRouter', openRouterUrl, 'anthropic/claude-sonnet-4.5'),
    ...userModelHosts.map(({ name, baseUrl }) => openAiApi(`host:${name}`, name, baseUrl, null)),
  ];
}
