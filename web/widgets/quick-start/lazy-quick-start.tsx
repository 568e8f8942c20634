import { PlayIcon } from '#web/ui/icons/icons.tsx';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import * as classes from './lazy-quick-start.module.css';

export const QUICK_START_LABEL = 'What are you working on?';

/** Loads after the page. In the meantime, a placeholder that looks the same takes its place. */
export const LazyQuickStart = lazyComponent(async () => (await import('./quick-start.tsx')).QuickStart, Placeholder);

function Placeholder() {
  return (
    <div className={classes.placeholder} aria-hidden>
      {QUICK_START_LABEL}
      <PlayIcon />
    </div>
  );
}
