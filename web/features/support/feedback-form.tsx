import { useState } from 'react';
import { newFeedback } from '#contract/support.ts';
import { useUser } from '#web/api/auth.ts';
import { validationMessages } from '#web/forms/validation.ts';
import { useSendFeedback } from '#web/api/support.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { FeedbackEmailField } from './feedback-email-field.tsx';
import { feedbackKinds } from './feedback-kinds.ts';
import { toSupportError } from './form/support-error.ts';
import { SupportForm } from './form/support-form.tsx';

export function FeedbackForm({ onSent }: { readonly onSent: () => void }) {
  const { _id: userId } = useUser();
  const { mutateAsync: send } = useSendFeedback();
  const form = useForm({
    fields: ['type', 'title', 'details', 'email'],
    defaultField: 'details',
    draftKey: { userId, form: 'feedback' },
    validate: (values) => validationMessages(newFeedback, values),
    submit: async (values) => {
      try {
        await send(newFeedback.parse(values));
      } catch (error) {
        throw toSupportError(error);
      }
      onSent();
    },
  });
  const { draft } = form;
  const [kind, setKind] = useState(() => feedbackKinds.find(({ value }) => value === draft?.type));
  const type = form.field('type');

  return (
    <SupportForm form={form} submitLabel="Submit">
      <ChoiceField
        legend="What is it about?"
        type="radio"
        name="type"
        choices={feedbackKinds}
        selected={kind ? [kind.value] : []}
        error={type.error}
        onChange={(selected) => setKind(feedbackKinds.find(({ value }) => value === selected))}
        onInput={type.onInput}
      />
      <TextInput {...form.field('title')} label="Title" defaultValue={draft?.title} autoComplete="off" dir="auto" />
      <Textarea
        {...form.field('details')}
        label="Details"
        description={kind?.hint}
        defaultValue={draft?.details}
        rows={6}
        dir="auto"
      />
      <FeedbackEmailField {...form.field('email')} defaultValue={draft?.email} />
    </SupportForm>
  );
}
