import { gallery } from '../gallery.tsx';
import { Accordion } from './accordion.tsx';

export default gallery('Accordion', {
  default: () => (
    <Accordion
      items={[
        { id: 'weeks', title: 'When does a week begin?', content: 'On Monday at midnight.' },
        { id: 'rest', title: 'Can I take a week off?', content: 'Yes. A rest week is not rated.' },
      ]}
    />
  ),
});
