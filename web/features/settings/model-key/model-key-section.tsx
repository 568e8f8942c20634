import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { modelKeyQuery } from '#web/api/model-keys.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { SavedModel } from './saved-model.tsx';

const ModelKeyDialog = lazyDialog(async () => (await import('./model-key-dialog.tsx')).ModelKeyDialog);
const RemoveModelKeyDialog = lazyDialog(
  async () => (await import('./remove-model-key-dialog.tsx')).RemoveModelKeyDialog,
);

export function ModelKeySection() {
  const { data, error, isFetching, refetch } = useQuery(modelKeyQuery);
  const [openDialog, setOpenDialog] = useState<'edit' | 'remove'>();
  const close = () => setOpenDialog(undefined);
  return (
    <SettingsSection
      id="model-key"
      title="Your own AI model"
      description="With your own API key, a model of your choice writes your plans. It gets what you type into the assistant, your time zone, your usual hours and the focus area’s name, and its provider bills you."
    >
      {data ? (
        <SavedModel {...data} onEdit={() => setOpenDialog('edit')} onRemove={() => setOpenDialog('remove')} />
      ) : error ? (
        <LoadFailure
          title="Your AI model could not be loaded."
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton width="100%" height={44} />
      )}
      {data && openDialog === 'edit' && <ModelKeyDialog {...data} onClose={close} />}
      {openDialog === 'remove' && <RemoveModelKeyDialog onClose={close} />}
    </SettingsSection>
  );
}
