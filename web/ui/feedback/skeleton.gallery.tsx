import { gallery } from '../gallery.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { Loader } from './loader.tsx';
import { Skeleton } from './skeleton.tsx';
import { SkeletonStack } from './skeleton-stack.tsx';

export default gallery('Skeleton', {
  text: () => <Skeleton width="70%" height={22} />,
  circle: () => <Skeleton width={140} height={140} isCircle />,
  stack: () => <SkeletonStack heights={[120, 80, 80]} />,
  list: () => <ListSkeleton />,
  loader: () => <Loader />,
});
