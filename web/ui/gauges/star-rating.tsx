import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { StarIcon, StarFilledIcon } from '../icons/icons.tsx';
import * as classes from './star-rating.module.css';

const starValues = [1, 2, 3, 4, 5];

export function StarRating({ rating }: { readonly rating: number }) {
  return (
    <span className={classes.stars}>
      <VisuallyHidden>{rating} of 5 stars</VisuallyHidden>
      {starValues.map((number) =>
        number <= rating ? <StarFilledIcon key={number} size={15} /> : <StarIcon key={number} size={15} />,
      )}
    </span>
  );
}
