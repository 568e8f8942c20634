import { gallery } from '../gallery.tsx';
import { ClampedText } from './clamped-text.tsx';

export default gallery('ClampedText', {
  short: () => <ClampedText text="One line." />,
  long: () => (
    <ClampedText label="Why" text={'A sentence that is repeated until it needs more than two lines. '.repeat(8)} />
  ),
});
