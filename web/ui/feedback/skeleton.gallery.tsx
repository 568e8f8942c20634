import { gallery } from '../gallery.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { Loader } from './loader.tsx';
import { Skeleton } from './skeleton.tsx';

export default gallery('Skeleton', {
  text: () => <Skeleton width="70%" height={22} />,
  circle: () => <Skeleton width={140} height={140} isCircle />,
  list: () => <ListSkeleton />,
  loader: () => <Loader />,
});
