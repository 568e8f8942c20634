import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import { type Place, Placeholder } from './placeholder.tsx';

const lazyThisWeek = (place: Place) =>
  lazyComponent(
    async () => {
      const { ThisWeek } = await import('./this-week.tsx');
      return () => <ThisWeek place={place} />;
    },
    () => <Placeholder place={place} />,
  );

/** What running plans ask for in the current week. Loads after the page. */
export const ThisWeekOnDashboard = lazyThisWeek('dashboard');
export const ThisWeekOnTimers = lazyThisWeek('timers');
