import { gallery } from '../gallery.tsx';
import { FormAlert } from './form-alert.tsx';

export default gallery('FormAlert', {
  default: () => <FormAlert failure={{ message: 'Failed to create goal. Please try again.', retryAfter: undefined }} />,
  'with a wait': () => <FormAlert failure={{ message: 'Too many attempts.', retryAfter: 90 }} />,
});
