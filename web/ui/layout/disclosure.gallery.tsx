import { gallery } from '../gallery.tsx';
import { Disclosure } from './disclosure.tsx';

export default gallery('Disclosure', {
  closed: () => <Disclosure summary="3 goals">Learn Rust, Ship it, Old idea</Disclosure>,
  open: () => (
    <Disclosure summary="How this is projected" open>
      <p>From the time that you tracked in the last six weeks.</p>
    </Disclosure>
  ),
});
