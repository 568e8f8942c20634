import { Button } from '../button/button.tsx';
import { doNothing, gallery } from '../gallery.tsx';
import { showToast } from './toast.ts';

const shower = (...toast: Parameters<typeof showToast>) => (
  <Button variant="default" onClick={() => showToast(...toast)}>
    Show
  </Button>
);

export default gallery('Toast', {
  done: () => shower('done', 'saved.', 'Learn Rust'),
  failed: () => shower('failed', 'was not stopped. Check your connection.', 'Learn Rust'),
  'with an action': () => shower('done', 'stopped after 1 h.', 'Learn Rust', { label: 'Resume', run: doNothing }),
});
