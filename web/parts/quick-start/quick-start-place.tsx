import { lazyPart } from '#web/ui/lazy-part.tsx';
import classes from './quick-start-place.module.css';

const QuickStart = lazyPart(async () => (await import('./quick-start.tsx')).QuickStart);

/** The field at the top of a page. It is fetched after the page; its place is kept, so that nothing moves. */
export function QuickStartPlace() {
  return (
    <div className={classes.place}>
      <QuickStart />
    </div>
  );
}
