import { Textarea } from '#web/ui/fields/textarea.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSelector } from '@tanstack/react-form';
import { newContactMessage, type support } from '#contract/support/support.ts';
import { useUser } from '#web/api/account/auth.ts';
import { bindText } from '#web/forms/bind.ts';
import { useSendContactMessage } from '#web/api/support/support.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { toSupportError } from '../form/support-error.ts';
import { SupportForm } from '../form/support-form.tsx';

export function ContactForm({ onSent }: { readonly onSent: () => void }) {
  const { _id: userId, email } = useUser();
  const { mutateAsync: send } = useSendContactMessage();
  const form = useAppForm<FormValues<RequestBody<typeof support.contact>>>({
    initialValues: { name: '', email, message: '' },
    schema: newContactMessage,
    defaultField: 'message',
    draftKey: { userId, form: 'contact' },
    submit: async (values) => {
      try {
        await send(values);
      } catch (error) {
        throw toSupportError(error);
      }
      onSent();
    },
  });
  const hasText = useSelector(form.store, ({ values }) => values.message.trim() !== '');

  return (
    <SupportForm form={form} hasText={hasText} submitLabel="Send">
      <form.Field name="name">
        {(field) => <TextInput {...bindText(field)} label="Name" autoComplete="name" dir="auto" />}
      </form.Field>
      <form.Field name="email">
        {(field) => (
          <TextInput
            {...bindText(field)}
            label="Email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </form.Field>
      <form.Field name="message">
        {(field) => <Textarea {...bindText(field)} label="Message" rows={8} dir="auto" />}
      </form.Field>
    </SupportForm>
  );
}
