import { OPENROUTER } from '#contract/model-keys.ts';
import { ANTHROPIC_URL, type Config, type ModelConfig } from '#server/config.ts';

/** A service whose models users can choose with their own API key. Users cannot enter an address. */
export interface Provider {
  readonly id: string;
  readonly name: string;
  readonly api: ModelConfig['provider'];
  readonly baseUrl: string;
  readonly exampleModel: string | null;
}

const listKnownProviders = (openRouterUrl: string): readonly Provider[] => [
  {
    id: 'openai',
    name: 'OpenAI',
    api: 'openai-compatible',
    baseUrl: 'https://api.openai.com/v1',
    exampleModel: 'gpt-5-mini',
  },
  {
    id: 'anthropic',
    name: 'Anthropic',
    api: 'anthropic',
    baseUrl: ANTHROPIC_URL,
    exampleModel: 'claude-sonnet-4-5',
  },
  {
    id: 'google',
    name: 'Google Gemini',
    api: 'openai-compatible',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    exampleModel: 'gemini-2.5-flash',
  },
  {
    id: 'mistral',
    name: 'Mistral',
    api: 'openai-compatible',
    baseUrl: 'https://api.mistral.ai/v1',
    exampleModel: 'mistral-medium-latest',
  },
  {
    id: OPENROUTER,
    name: 'OpenRouter',
    api: 'openai-compatible',
    baseUrl: openRouterUrl,
    exampleModel: 'anthropic/claude-sonnet-4.5',
  },
];

/** The known providers, followed by what the operator has added. Their ids differ, because only the latter have a colon. */
export function listProviders({ userModelHosts }: Pick<Config, 'userModelHosts'>, openRouterUrl: string): Provider[] {
  const hosts = userModelHosts.map(({ name, baseUrl }): Provider => ({
    id: `host:${name}`,
    name,
    api: 'openai-compatible',
    baseUrl,
    exampleModel: null,
  }));
  return [...listKnownProviders(openRouterUrl), ...hosts];
}
