import { SkeletonStack } from '#web/ui/feedback/skeleton-stack.tsx';
import * as classes from './inventory-skeleton.module.css';

/** Reserves space for the toolbar and the items to avoid a layout shift. */
export const InventorySkeleton = () => <SkeletonStack className={classes.skeleton} heights={['2.875rem', '60vh']} />;
