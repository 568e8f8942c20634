import { lazyDialog, lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import { loadChunk } from '#web/ui/lazy/chunk-load-error.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import type { restWeek as RestWeek } from './rest-week.ts';

export const UnsavedChangesDialog = lazyDialog(
  async () => (await import('./unsaved-changes-dialog.tsx')).UnsavedChangesDialog,
);
export const PastWeekTargets = lazyComponent(async () => (await import('./past-week-targets.tsx')).PastWeekTargets);
export const SaveBar = lazyComponent(async () => (await import('./save-bar.tsx')).SaveBar);
export const TypedDuration = lazyComponent(
  async () => (await import('#web/ui/fields/duration/duration-input.tsx')).DurationInput,
);

export async function restWeek(...args: Parameters<typeof RestWeek>): Promise<void> {
  try {
    await (await loadChunk(() => import('./rest-week.ts'))).restWeek(...args);
  } catch (error) {
    showToast('failed', (error as Error).message);
  }
}
