import { lazyPart } from '#web/ui/lazy-part.tsx';

const QuickStart = lazyPart(async () => (await import('./quick-start.tsx')).QuickStart);

/** The field at the top of a page. It is fetched after the page; its place is kept, so that nothing moves. */
export function QuickStartPlace() {
  return (
    <div style={{ minHeight: 'calc(var(--ww-target) + 2px)' }}>
      <QuickStart />
    </div>
  );
}
