import { Controlled, gallery } from '../gallery.tsx';
import { WeekNav } from './week-nav.tsx';

export default gallery('WeekNav', {
  default: () => (
    <Controlled initial="2026-11-16">
      {(week, change) => <WeekNav weekStart={week} today="2026-11-19" onWeekChange={change} />}
    </Controlled>
  ),
});
