import { gallery } from '../gallery.tsx';
import { PencilIcon, StarFilledIcon } from '../icons/icons.tsx';
import { IconLink } from '../link/icon-link.tsx';
import { IconButton } from './icon-button.tsx';

export default gallery('IconButton', {
  default: () => (
    <IconButton aria-label="Edit Learn Rust">
      <PencilIcon />
    </IconButton>
  ),
  pressed: () => (
    <IconButton aria-label="Favourite: Learn Rust" aria-pressed>
      <StarFilledIcon />
    </IconButton>
  ),
  'a link': () => (
    <IconLink to="/goals" aria-label="Goals">
      <PencilIcon />
    </IconLink>
  ),
});
