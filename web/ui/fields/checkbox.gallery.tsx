import { gallery } from '../gallery.tsx';
import { Checkbox } from './checkbox.tsx';

export default gallery('Checkbox', {
  unchecked: () => <Checkbox aria-label="Write a letter" />,
  checked: () => <Checkbox aria-label="Read aloud" defaultChecked />,
  disabled: () => <Checkbox aria-label="Ship it" disabled />,
});
