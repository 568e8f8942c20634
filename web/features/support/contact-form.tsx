import { newContactMessage } from '#contract/support.ts';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useUser } from '#web/api/auth.ts';
import { validationMessages } from '#web/forms/validation.ts';
import { useSendContactMessage } from '#web/api/support.ts';
import { useForm } from '#web/forms/use-form.ts';
import { toSupportError } from './form/support-error.ts';
import { SupportForm } from './form/support-form.tsx';

export function ContactForm({ onSent }: { readonly onSent: () => void }) {
  const { _id: userId, email } = useUser();
  const { mutateAsync: send } = useSendContactMessage();
  const form = useForm({
    fields: ['name', 'email', 'message'],
    defaultField: 'message',
    draftKey: { userId, form: 'contact' },
    validate: (values) => validationMessages(newContactMessage, values),
    submit: async (values) => {
      try {
        await send(values);
      } catch (error) {
        throw toSupportError(error);
      }
      onSent();
    },
  });
  const { draft } = form;

  return (
    <SupportForm form={form} submitLabel="Send">
      <TextInput {...form.field('name')} label="Name" defaultValue={draft?.name} autoComplete="name" dir="auto" />
      <TextInput
        {...form.field('email')}
        label="Email"
        type="email"
        defaultValue={draft?.email ?? email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Textarea {...form.field('message')} label="Message" defaultValue={draft?.message} rows={8} dir="auto" />
    </SupportForm>
  );
}
