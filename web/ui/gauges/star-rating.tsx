import { VisuallyHidden } from '@mantine/core';
import { StarIcon, StarredIcon } from './icons.tsx';
import classes from './stars.module.css';

const numbers = [1, 2, 3, 4, 5];

/** A rating of 1 to 5, to look at and to hear. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={classes.stars}>
      <VisuallyHidden>{rating} of 5 stars</VisuallyHidden>
      {numbers.map((number) =>
        number <= rating ? <StarredIcon key={number} size={15} /> : <StarIcon key={number} size={15} />,
      )}
    </span>
  );
}
