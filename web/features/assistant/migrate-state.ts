import type { PersistedForm } from './form/form-values.ts';
import type { WizardState } from './wizard/wizard-state.ts';

interface Corrected {
  readonly corrections?: unknown;
}

type State3 = (PersistedForm & Corrected) | (WizardState & { readonly review: WizardState['review'] & Corrected });

/**
 * The state of a tab that was opened before an upgrade. Version 3 had corrections of what was understood, which nothing
 * uses any more. Its drafts lacked the request that they were generated from.
 */
export function migrateState(version: number, value: object): PersistedForm | WizardState | undefined {
  if (version !== 3) return undefined;
  const state = value as State3;
  if ('steps' in state) {
    const { corrections: _, ...review } = state.review;
    const narrative = state.steps.findLast((step) => step.narrative !== undefined)?.narrative ?? '';
    return { ...state, review, generated: withRequest(state.generated, narrative) };
  }
  const { corrections: _, ...form } = state;
  return { ...form, generated: withRequest(form.generated, form.userPrompt) };
}

function withRequest<Generated extends NonNullable<WizardState['generated']>>(
  generated: Generated | undefined,
  userPrompt: string,
) {
  return generated && generated.source !== 'pasted' ? { ...generated, request: { userPrompt } } : generated;
}
