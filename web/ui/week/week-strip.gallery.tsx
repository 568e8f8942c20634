import { gallery } from '../gallery.tsx';
import { WeekStrip } from './week-strip.tsx';

const HOUR = 3600;
const week = { weekStart: '2026-11-16', today: '2026-11-19', dailyTargetMin: 240 };
const days = [5, 3, 0, 2, 0, 0, 0].map((hours) => ({
  level_up: hours * HOUR,
  life_stuff: hours > 2 ? HOUR : 0,
  chill_zone: hours > 4 ? HOUR : 0,
  elapsedSec: hours * HOUR,
}));

export default gallery('WeekStrip', {
  'with a target': () => <WeekStrip {...week} days={days} />,
  'without a target': () => <WeekStrip {...week} days={days} dailyTargetMin={0} />,
  empty: () => <WeekStrip {...week} days={days.map(() => days[2]!)} />,
  loading: () => <WeekStrip {...week} days={undefined} />,
});
