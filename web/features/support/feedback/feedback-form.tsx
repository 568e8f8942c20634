import { Textarea } from '#web/ui/fields/textarea.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSelector } from '@tanstack/react-form';
import { newFeedback, type support } from '#contract/support/support.ts';
import type { FeedbackType } from '#domain/feedback-types.ts';
import { useUser } from '#web/api/account/auth.ts';
import { bindChoice, bindText } from '#web/forms/bind.ts';
import { useSendFeedback } from '#web/api/support/support.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { FeedbackEmailField } from './feedback-email-field.tsx';
import { feedbackKinds } from './feedback-kinds.ts';
import { toSupportError } from '../form/support-error.ts';
import { SupportForm } from '../form/support-form.tsx';

type FeedbackValues = FormValues<
  RequestBody<typeof support.feedback>,
  { readonly type: FeedbackType | undefined; readonly email: string }
>;

export function FeedbackForm({ onSent }: { readonly onSent: () => void }) {
  const { _id: userId } = useUser();
  const { mutateAsync: send } = useSendFeedback();
  const form = useAppForm<FeedbackValues>({
    initialValues: { type: undefined, title: '', details: '', email: '' },
    schema: newFeedback,
    defaultField: 'details',
    draftKey: { userId, form: 'feedback' },
    submit: async (values) => {
      try {
        await send(newFeedback.parse(values));
      } catch (error) {
        throw toSupportError(error);
      }
      onSent();
    },
  });
  const hasText = useSelector(form.store, ({ values }) => values.details.trim() !== '');
  const type = useSelector(form.store, ({ values }) => values.type);
  const hint = feedbackKinds.find(({ value }) => value === type)?.hint;

  return (
    <SupportForm form={form} hasText={hasText} submitLabel="Submit">
      <form.Field name="type">
        {(field) => (
          <ChoiceField {...bindChoice(field)} legend="What is it about?" type="radio" choices={feedbackKinds} />
        )}
      </form.Field>
      <form.Field name="title">
        {(field) => <TextInput {...bindText(field)} label="Title" autoComplete="off" dir="auto" />}
      </form.Field>
      <form.Field name="details">
        {(field) => <Textarea {...bindText(field)} label="Details" description={hint} rows={6} dir="auto" />}
      </form.Field>
      <form.Field name="email">
        {(field) => <FeedbackEmailField {...bindText(field)} onFillIn={field.handleChange} />}
      </form.Field>
    </SupportForm>
  );
}
