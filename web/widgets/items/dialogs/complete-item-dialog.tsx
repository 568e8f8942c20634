import { type inventory, type InventoryItem, inventoryItemUpdate } from '#contract/goals/inventory.ts';
import { useUser } from '#web/api/account/auth.ts';
import { withContext } from '#web/http/error-context.ts';
import { useUpdateItem } from '#web/api/goals/item-edits.ts';
import type { ItemChanges } from '#web/api/goals/inventory.ts';
import { bindText, bindValue } from '#web/forms/bind.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { StarField } from '#web/ui/fields/star-field.tsx';
import { useOfferCompletion } from '#web/widgets/goal/use-offer-completion.ts';
import { showToast } from '#web/ui/toast/toast.ts';

type CompleteItemValues = Pick<FormValues<RequestBody<typeof inventory.update>>, 'notes' | 'rating'>;

interface CompleteItemDialogProps {
  readonly item: InventoryItem;
  readonly onClose: () => void;
}

/** Collects notes and a rating, then marks the item as completed. */
export function CompleteItemDialog({ item, onClose }: CompleteItemDialogProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: update } = useUpdateItem();
  const offerCompletion = useOfferCompletion();
  const form = useAppForm<CompleteItemValues>({
    initialValues: { notes: item.notes, rating: item.rating },
    schema: inventoryItemUpdate,
    toBody: toItemChanges,
    defaultField: 'notes',
    draftKey: { userId, form: `complete item ${item._id}` },
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

  return (
    <FormDialog title="Mark Complete" submitLabel="Mark Complete" form={form} onClose={onClose}>
      <p style={{ overflowWrap: 'anywhere' }}>
        <strong dir="auto">{item.title}</strong>
      </p>
      <form.Field name="rating">
        {(field) => <StarField {...bindValue(field)} legend="How good was it? (optional)" />}
      </form.Field>
      <form.Field name="notes">
        {(field) => <Textarea {...bindText(field)} label="Notes (optional)" rows={4} dir="auto" />}
      </form.Field>
    </FormDialog>
  );
}

function toItemChanges({ notes, rating }: CompleteItemValues): ItemChanges {
  return { completed: true, notes: notes.trim(), rating };
}
