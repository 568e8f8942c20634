import { useRemoveModelKey } from '#web/api/assistant/model-keys.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';

export function RemoveModelKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutateAsync: remove } = useRemoveModelKey();

  async function handleConfirm() {
    await remove();
    onClose();
    showToast('done', 'Your API key was removed.');
  }

  return (
    <ConfirmDialog
      title="Remove your API key?"
      confirmLabel="Remove key"
      isDestructive
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        Weekwise deletes the key, and you would have to enter it again. Your plans stay. To be safe, also revoke the key
        with its provider.
      </p>
    </ConfirmDialog>
  );
}
