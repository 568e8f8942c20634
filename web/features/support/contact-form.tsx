import { Textarea, TextInput } from '@mantine/core';
import { newContactMessage } from '#contract/support.ts';
import { useUser } from '#web/api/auth.ts';
import { messagesOf } from '#web/api/message-of.ts';
import { useSendMessage } from '#web/api/support.ts';
import { useForm } from '#web/api/use-form.ts';
import { supportFailure } from './support-failure.ts';
import { SupportForm } from './support-form.tsx';

export function ContactForm({ onSent }: { readonly onSent: () => void }) {
  const { _id: userId, email } = useUser();
  const { mutateAsync: send } = useSendMessage();
  const form = useForm({
    fields: ['name', 'email', 'message'],
    defaultField: 'message',
    draft: { userId, form: 'contact' },
    check: (values) => messagesOf(newContactMessage, values),
    send: async (values) => {
      try {
        await send(values);
      } catch (error) {
        throw supportFailure(error);
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
