import { doNothing, gallery } from '../gallery.tsx';
import { TagsField } from './tags-field.tsx';

export default gallery('TagsField', {
  default: () => <TagsField name="kinds" label="Kinds" value={['book', 'free']} onChange={doNothing} />,
  combobox: () => (
    <TagsField
      name="tags"
      label="Tags"
      value={[]}
      suggestions={['deep work', 'deadline', 'review']}
      onChange={doNothing}
    />
  ),
  invalid: () => (
    <TagsField
      name="labels"
      label="Labels"
      value={['x'.repeat(41)]}
      error="At most 40 characters."
      onChange={doNothing}
    />
  ),
});
