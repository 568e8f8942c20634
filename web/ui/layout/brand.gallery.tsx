import { gallery } from '../gallery.tsx';
import { Brand } from './brand.tsx';

export default gallery('Brand', { default: () => <Brand /> });
