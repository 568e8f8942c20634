import type { PersistedForm } from './form/form-values.ts';
import type { WizardState } from './wizard/wizard-state.ts';

/**
 * The state of a tab that was opened before an upgrade. Version 3 had corrections of what was understood, which nothing
 * uses any more. Its drafts lacked the request that they were generated from.
 */
export function migrateState(version: number, value: object): object | undefined {
  if (version !== 3) return undefined;
  const { corrections: _, ...state } = value as Partial<PersistedForm & WizardState> & {
    readonly corrections?: unknown;
  };
  const { generated, review, steps, userPrompt = '' } = state;
  const narrative = steps?.findLast((step) => step.narrative !== undefined)?.narrative;
  return {
    ...state,
    ...(review && { review: { ...review, corrections: undefined } }),
    ...(generated &&
      generated.source !== 'pasted' && {
        generated: { ...generated, request: { userPrompt: narrative ?? userPrompt } },
      }),
  };
}
