import { Controlled, doNothing, gallery } from '../gallery.tsx';
import { StarField } from './star-field.tsx';

export default gallery('StarField', {
  rated: () => (
    <Controlled<number | null> initial={3}>
      {(value, change) => <StarField name="rated" legend="Rating" value={value} onChange={change} />}
    </Controlled>
  ),
  invalid: () => (
    <StarField name="invalid" legend="Priority" value={null} error="Please choose." onChange={doNothing} />
  ),
});
