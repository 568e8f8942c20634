import { Controlled, gallery } from '../gallery.tsx';
import { BoxIcon, ListIcon } from '../icons/icons.tsx';
import { CountedTabs } from './counted-tabs.tsx';

const statuses = [
  { value: 'active', label: 'Active', count: 12 },
  { value: 'completed', label: 'Completed', count: 3 },
  { value: 'archived', label: 'Archived', count: 0 },
] as const;

export default gallery('CountedTabs', {
  default: () => (
    <Controlled<(typeof statuses)[number]['value']> initial="active">
      {(value, change) => (
        <CountedTabs label="Goal status" tabs={statuses} value={value} onChange={change}>
          <p>Goals that are {value}</p>
        </CountedTabs>
      )}
    </Controlled>
  ),
  'with icons': () => (
    <Controlled<'items' | 'plan'> initial="items">
      {(value, change) => (
        <CountedTabs
          label="Goal contents"
          tabs={[
            { value: 'items', label: 'Inventory', icon: BoxIcon },
            { value: 'plan', label: 'Action Plan', icon: ListIcon, count: 2 },
          ]}
          value={value}
          onChange={change}
        >
          <p>{value}</p>
        </CountedTabs>
      )}
    </Controlled>
  ),
});
