import { Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { changedInventoryItem, type InventoryItem } from '#contract/inventory.ts';
import { useUser } from '#web/api/auth.ts';
import { failureOf } from '#web/api/failure.ts';
import { type ItemChanges, useUpdateItem } from '#web/api/inventory.ts';
import { messagesOf } from '#web/api/message-of.ts';
import { useForm } from '#web/api/use-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { refocus } from '#web/ui/refocus.ts';
import { StarField } from '#web/ui/star-field.tsx';
import { useCompletionOffer } from '../goal/use-completion-offer.ts';
import { showToast } from '#web/ui/toast.ts';

interface CompleteItemProps {
  readonly item: InventoryItem;
  readonly onClose: () => void;
}

/** Asks how it was, and marks it as done. Behind the dialog it shows as done at once. */
export function CompleteItem({ item, onClose }: CompleteItemProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: update } = useUpdateItem();
  const offerCompletion = useCompletionOffer();
  const form = useForm({
    fields: ['notes', 'rating'],
    defaultField: 'notes',
    draft: { userId, form: `complete item ${item._id}` },
    check: (values) => messagesOf(changedInventoryItem, changesIn(values)),
    send: async (values) => {
      try {
        await update({ item, changes: changesIn(values) });
      } catch (error) {
        throw failureOf(error, 'The item was not saved.');
      }
      onClose();
      showToast('done', 'is done.', item.title);
      offerCompletion(item.goal);
      // A list of what is pending no longer has it.
      refocus();
    },
  });
  const { draft } = form;

  return (
    <FormDialog title="Mark Complete" submitLabel="Mark Complete" form={form} onClose={onClose}>
      <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
        <strong dir="auto">{item.title}</strong>
      </p>
      <StarField
        {...form.field('rating')}
        legend="How good was it? (optional)"
        defaultStars={Number(draft?.rating ?? item.rating ?? 0)}
      />
      <Textarea
        {...form.field('notes')}
        label="Notes (optional)"
        defaultValue={draft?.notes ?? item.notes}
        rows={4}
        dir="auto"
      />
    </FormDialog>
  );
}

function changesIn({ notes, rating }: Readonly<Record<'notes' | 'rating', string>>): ItemChanges {
  return { completed: true, notes: notes.trim(), rating: Number(rating) || null };
}
