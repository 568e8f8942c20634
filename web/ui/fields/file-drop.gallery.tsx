import { doNothing, gallery } from '../gallery.tsx';
import { FileDrop } from './file-drop.tsx';

export default gallery('FileDrop', {
  default: () => <FileDrop accept=".json,.csv" hint=".json or .csv, at most 20 MB" onFile={doNothing} />,
});
