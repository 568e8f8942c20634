import { inventoryItemUpdate, type InventoryItem } from '#contract/inventory.ts';
import { useUser } from '#web/api/auth.ts';
import { withContext } from '#web/http/error-context.ts';
import { type ItemChanges, useUpdateItem } from '#web/api/inventory.ts';
import { validationMessages } from '#web/forms/validation.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { StarField } from '#web/ui/fields/star-field.tsx';
import { useOfferCompletion } from '#web/widgets/goal/use-offer-completion.ts';
import { showToast } from '#web/ui/toast/toast.ts';

interface CompleteItemDialogProps {
  readonly item: InventoryItem;
  readonly onClose: () => void;
}

/** Collects notes and a rating, then marks the item as completed. */
export function CompleteItemDialog({ item, onClose }: CompleteItemDialogProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: update } = useUpdateItem();
  const offerCompletion = useOfferCompletion();
  const form = useForm({
    fields: ['notes', 'rating'],
    defaultField: 'notes',
    draftKey: { userId, form: `complete item ${item._id}` },
    validate: (values) => validationMessages(inventoryItemUpdate, toItemChanges(values)),
    submit: async (values) => {
      try {
        await update({ item, changes: toItemChanges(values) });
      } catch (error) {
        throw withContext(error, 'The item was not saved.');
      }
      onClose();
      showToast('done', 'is done.', item.title);
      offerCompletion(item.goal);
      // A list of pending items no longer contains the row that had the focus.
      restoreFocus();
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

function toItemChanges({ notes, rating }: Readonly<Record<'notes' | 'rating', string>>): ItemChanges {
  return { completed: true, notes: notes.trim(), rating: Number(rating) || null };
}
