import { doNothing, gallery } from '../gallery.tsx';
import { PlusIcon } from '../icons/icons.tsx';
import { Button } from './button.tsx';
import { SubmitButton } from './submit-button.tsx';

export default gallery('Button', {
  filled: () => <Button>Start</Button>,
  default: () => <Button variant="default">Cancel</Button>,
  light: () => <Button variant="light">Save</Button>,
  subtle: () => <Button variant="subtle">Show more</Button>,
  destructive: () => <Button color="red">Delete</Button>,
  'with an icon': () => <Button leftSection={<PlusIcon />}>Add Entry</Button>,
  small: () => <Button size="sm">Retry</Button>,
  disabled: () => <Button disabled>Save</Button>,
  'full width': () => <Button fullWidth>Log in</Button>,
  'a long label': () => <Button>Remove the sample data and everything that was tracked on its goals</Button>,
  submit: () => <SubmitButton busy={false}>Save</SubmitButton>,
  busy: () => <SubmitButton busy>Save</SubmitButton>,
  'remains focusable': () => (
    <Button aria-disabled onClick={doNothing}>
      Previous
    </Button>
  ),
});
