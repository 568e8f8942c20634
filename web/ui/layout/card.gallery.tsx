import { gallery } from '../gallery.tsx';
import { Card } from './card.tsx';

export default gallery('Card', {
  default: () => <Card>Without padding, for rows that reach its edges</Card>,
  padded: () => <Card padded>With padding</Card>,
});
