import type { FocusAreaClass } from '#domain/focus-area.ts';
import classes from './class-mark.module.css';
import { classFaces } from './focus-area-classes.ts';

interface ClassMarkProps {
  readonly of: FocusAreaClass;
  readonly size?: 'sm' | 'md';
}

/** The picture of a class in its colour. It says nothing by itself: a word stands beside it. */
export function ClassMark({ of, size = 'md' }: ClassMarkProps) {
  const { color, icon: ClassIcon } = classFaces[of];
  return (
    <span className={classes.mark} data-color={color} data-size={size}>
      <ClassIcon size={size === 'sm' ? 16 : 20} />
    </span>
  );
}
