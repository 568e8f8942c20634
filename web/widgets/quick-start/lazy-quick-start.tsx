import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';

const QuickStart = lazyComponent(async () => (await import('./quick-start.tsx')).QuickStart);

/** Loads after the page, and reserves the field's height to avoid a layout shift. */
export function LazyQuickStart() {
  return (
    <div style={{ minHeight: 'calc(var(--ww-target) + 2px)' }}>
      <QuickStart />
    </div>
  );
}
