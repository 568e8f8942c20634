import { OPENROUTER } from '#contract/assistant/model-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { modelKeyQuery } from '#web/api/assistant/model-keys.ts';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useOpenRouter } from '../openrouter/use-openrouter.ts';
import { SavedModel } from './saved-model.tsx';

const ModelKeyDialog = lazyDialog(async () => (await import('./model-key-dialog.tsx')).ModelKeyDialog);
const RemoveModelKeyDialog = lazyDialog(
  async () => (await import('./remove-model-key-dialog.tsx')).RemoveModelKeyDialog,
);

export function ModelKeySection() {
  const query = useQuery(modelKeyQuery);
  const { data } = query;
  const [openDialog, setOpenDialog] = useState<'edit' | 'remove'>();
  const openRouter = useOpenRouter(data?.providers.find(({ id }) => id === OPENROUTER)?.exampleModel ?? undefined);
  const close = () => setOpenDialog(undefined);
  return (
    <SettingsSection
      id="model-key"
      title="Your own AI model"
      description="A model of your choice writes your plans: connect OpenRouter by logging in there, or enter an API key. The model gets what you type into the assistant, your time zone, your usual hours and the focus area’s name, and its provider bills you."
    >
      <FormAlert failure={openRouter.failure} />
      {data ? (
        <SavedModel
          {...data}
          isConnecting={openRouter.isConnecting}
          onConnect={openRouter.start}
          onEdit={() => setOpenDialog('edit')}
          onRemove={() => setOpenDialog('remove')}
        />
      ) : (
        <LoadState
          query={query}
          failureTitle="Your AI model could not be loaded."
          skeleton={<Skeleton width="100%" height={44} />}
        />
      )}
      {data && openDialog === 'edit' && <ModelKeyDialog {...data} onClose={close} />}
      {openDialog === 'remove' && <RemoveModelKeyDialog onClose={close} />}
    </SettingsSection>
  );
}
