import { Controlled, gallery } from '../gallery.tsx';
import { Pager } from './pager.tsx';

export default gallery('Pager', {
  default: () => (
    <Controlled initial={1}>
      {(page, change) => <Pager page={page} size={50} total={1234} onPageChange={change} />}
    </Controlled>
  ),
});
