import { lazyDialog, lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import { loadChunk } from '#web/ui/lazy/chunk-load-error.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import type { restWeek as RestWeek } from './rest-week.ts';

const loadDeferredBundle = () => import('./deferred-bundle.ts');

export const UnsavedChangesDialog = lazyDialog(async () => (await loadDeferredBundle()).UnsavedChangesDialog);
export const PastWeekTargets = lazyComponent(async () => (await loadDeferredBundle()).PastWeekTargets);
export const SaveBar = lazyComponent(async () => (await loadDeferredBundle()).SaveBar);
export const TypedDuration = lazyComponent(async () => (await loadDeferredBundle()).DurationInput);

export async function restWeek(...args: Parameters<typeof RestWeek>): Promise<void> {
  try {
    await (await loadChunk(loadDeferredBundle)).restWeek(...args);
  } catch (error) {
    showToast('failed', (error as Error).message);
  }
}
