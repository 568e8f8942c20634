import { gallery } from '../gallery.tsx';
import { SelectField } from './select-field.tsx';

const choices = [
  { value: 'smart', label: 'Smart' },
  { value: 'name', label: 'Alphabetical' },
];

export default gallery('SelectField', {
  default: () => <SelectField label="Sort by" choices={choices} />,
  'with groups': () => (
    <SelectField
      label="Goal"
      choices={[{ id: 'coding', label: 'Coding', choices: [{ value: 'rust', label: 'Learn Rust' }] }]}
    />
  ),
  invalid: () => <SelectField label="Category" choices={choices} error="Please select a category." />,
  disabled: () => <SelectField label="Status" choices={choices} disabled />,
});
