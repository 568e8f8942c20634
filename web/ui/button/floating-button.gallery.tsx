import { doNothing, gallery } from '../gallery.tsx';
import { FloatingButton } from './floating-button.tsx';

export default gallery('FloatingButton', {
  default: () => <FloatingButton label="Add Goal" onClick={doNothing} />,
});
