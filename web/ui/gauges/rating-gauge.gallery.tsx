import { gallery } from '../gallery.tsx';
import { RatingGauge } from './rating-gauge.tsx';
import { StarRating } from './star-rating.tsx';
import { UnratedGauge } from './unrated-gauge.tsx';

export default gallery('RatingGauge', {
  'by band': () =>
    [0, 1.2, 2.6, 3.4, 4.8].map((rating) => <RatingGauge key={rating} label={`Rating ${rating}`} rating={rating} />),
  'during a week': () => (
    <RatingGauge label="This week" rating={1.5} pace={{ expected: 2, state: 'behind', word: 'Behind' }} />
  ),
  unrated: () => <UnratedGauge />,
  stars: () => <StarRating rating={3} />,
});
