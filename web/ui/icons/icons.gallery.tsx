import { gallery } from '../gallery.tsx';
import * as icons from './icons.tsx';

export default gallery('Icons', {
  all: () => Object.entries(icons).map(([name, Icon]) => <Icon key={name} />),
});
