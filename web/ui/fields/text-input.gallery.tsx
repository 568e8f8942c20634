import { gallery } from '../gallery.tsx';
import { PasswordField } from './password-field.tsx';
import { Textarea } from './textarea.tsx';
import { TextInput } from './text-input.tsx';

export default gallery('TextInput', {
  default: () => <TextInput label="Title" />,
  'with a description': () => <TextInput label="Email" description="For a reply." />,
  invalid: () => <TextInput label="Name" defaultValue="Coding" error="You have a focus area with this name." />,
  disabled: () => <TextInput label="Email" defaultValue="mina@example.org" disabled />,
  'several lines': () => <Textarea label="Description" rows={3} defaultValue={'It grows\nwith its\ntext.'} />,
  password: () => <PasswordField label="Password" defaultValue="secret" />,
  'invalid password': () => <PasswordField label="New password" error="Use at least 12 characters." />,
});
