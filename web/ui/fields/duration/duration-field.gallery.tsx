import { Controlled, doNothing, gallery } from '../../gallery.tsx';
import { DurationField } from './duration-field.tsx';
import { DurationPicker } from './duration-picker.tsx';

export default gallery('DurationField', {
  default: () => (
    <Controlled<number | null> initial={90}>
      {(value, change) => <DurationField name="estimate" label="Estimate" value={value} onChange={change} />}
    </Controlled>
  ),
  invalid: () => (
    <DurationField name="size" label="Size" value={Number.NaN} error="Enter whole minutes." onChange={doNothing} />
  ),
  picker: () => (
    <Controlled initial={600}>
      {(value, change) => (
        <DurationPicker name="weekly" label="Weekly time goal" step={15} value={value} onChange={change} />
      )}
    </Controlled>
  ),
});
