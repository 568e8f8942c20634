import { type ClipboardEvent, type ReactNode, useRef } from 'react';
import { pastedPlan } from '#contract/assistant/plan-texts.ts';
import { limits } from '#domain/limits.ts';
import type { PastedPlan } from '#web/api/assistant/plan-texts.ts';
import { bindText } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';

const HelpOffer = lazyComponent(async () => (await import('#web/widgets/help/help-offer.tsx')).HelpOffer);

interface PasteDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** Of the field. */
  readonly label: string;
  readonly description: string;
  readonly onRead: (pasted: PastedPlan) => Promise<void>;
  readonly onClose: () => void;
  /** Shown above the field. */
  readonly notice?: ReactNode;
  /** Shown below the field, which it can fill. */
  readonly renderSource?: (fill: (text: string) => void) => ReactNode;
}

/** Takes the text of a plan, such as the reply of a chatbot. */
export function PasteDialog(props: PasteDialogProps) {
  const { title, submitLabel, label, description, onRead, onClose, notice, renderSource } = props;
  const pasted = useRef({ text: '', html: '' });
  const form = useAppForm({
    initialValues: { text: '' },
    schema: pastedPlan,
    defaultField: 'text',
    submit: ({ text }) => onRead({ text, ...findHtml(text) }),
  });

  /** Remembers the HTML of what is pasted into an empty field: it keeps lists and tables that the text has lost. */
  function handlePaste({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) {
    const html = currentTarget.value === '' ? clipboardData.getData('text/html') : '';
    pasted.current = { text: clipboardData.getData('text/plain'), html };
  }

  /** Nothing if the text was edited since. */
  function findHtml(text: string) {
    const { text: original, html } = pasted.current;
    const isUsable = html !== '' && html.length <= limits.planText && normalize(text) === normalize(original);
    return isUsable ? { html } : {};
  }

  return (
    <FormDialog title={title} submitLabel={submitLabel} form={form} onClose={onClose}>
      {notice}
      {form.failure?.concern && <HelpOffer concern={form.failure.concern} />}
      <form.Field name="text">
        {(field) => (
          <Textarea {...bindText(field)} onPaste={handlePaste} label={label} description={description} rows={8} />
        )}
      </form.Field>
      {renderSource?.((text) => form.setFieldValue('text', text))}
    </FormDialog>
  );
}

/** Browsers change the line ends of what is pasted. */
const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
