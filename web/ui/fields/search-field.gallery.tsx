import { Controlled, gallery } from '../gallery.tsx';
import { SearchField } from './search-field.tsx';

const search = (initial: string) => (
  <Controlled initial={initial}>
    {(value, change) => (
      <SearchField label={initial ? 'Search items' : 'Search goals'} value={value} onChange={change} />
    )}
  </Controlled>
);

export default gallery('SearchField', { empty: () => search(''), filled: () => search('book') });
