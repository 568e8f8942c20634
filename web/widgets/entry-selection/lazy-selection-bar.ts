import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';

export const LazySelectionBar = lazyDialog(async () => (await import('./selection-bar.tsx')).SelectionBar);
