import { OPENROUTER } from '#contract/assistant/model-keys.ts';
import { useListModels } from '#web/api/assistant/model-keys.ts';

interface ListedWith {
  readonly provider: string;
  readonly key: string;
  /** Whether the server has a key for this provider. */
  readonly hasStoredKey: boolean;
}

/** The names of the models of a provider, once `load` was called. They are only suggestions: any name can be typed. */
export function useModelNames({ provider, key, hasStoredKey }: ListedWith) {
  const { mutate: list, variables, data, error, isPending } = useListModels();
  const isListed = variables?.provider === provider && (variables.key ?? '') === key;

  function load() {
    const canList = key !== '' || hasStoredKey || provider === OPENROUTER;
    if (canList && (!isListed || error)) list({ provider, ...(key !== '' && { key }) });
  }

  return {
    load,
    names: (isListed ? data?.models : undefined) ?? [],
    isLoading: isListed && isPending,
    problem: isListed ? error?.message : undefined,
  };
}
