import { gallery } from '../gallery.tsx';
import { LinkButton } from './link-button.tsx';

export default gallery('LinkButton', {
  default: () => <LinkButton>Start over</LinkButton>,
  expanded: () => <LinkButton aria-expanded>Other ways to start</LinkButton>,
});
