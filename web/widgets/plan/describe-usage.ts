import type { ModelUsage } from '#contract/assistant/plan-draft.ts';

/** What a model has counted, which its provider charges for. */
export function describeUsage({ inputTokens, outputTokens }: NonNullable<ModelUsage>): string {
  return `The model used ${(inputTokens + outputTokens).toLocaleString('en')} tokens.`;
}
