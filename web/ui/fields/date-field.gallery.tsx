import { Controlled, doNothing, gallery } from '../gallery.tsx';
import { DateField } from './date-field.tsx';
import { TimeField } from './time-field.tsx';

export default gallery('DateField', {
  day: () => <DateField aria-label="Start date" max="2026-12-31" defaultValue="2026-11-19" />,
  'invalid day': () => <DateField aria-label="End date" max="2026-12-31" isInvalid />,
  time: () => (
    <Controlled initial="09:30">
      {(value, change) => <TimeField aria-label="Start time" value={value} onChange={change} />}
    </Controlled>
  ),
  'invalid time': () => <TimeField aria-label="End time" value="25:00" isInvalid onChange={doNothing} />,
});
