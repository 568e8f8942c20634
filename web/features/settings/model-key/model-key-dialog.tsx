import { useSelector } from '@tanstack/react-form';
import { type ModelKey, type ModelProvider, modelKeyChange, type modelKeys } from '#contract/model-keys.ts';
import { useSaveModelKey } from '#web/api/model-keys.ts';
import { bindText } from '#web/forms/bind.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { showToast } from '#web/ui/toast/toast.ts';

interface ModelKeyDialogProps {
  readonly modelKey: ModelKey | null;
  readonly providers: readonly ModelProvider[];
  readonly onClose: () => void;
}

export function ModelKeyDialog({ modelKey, providers, onClose }: ModelKeyDialogProps) {
  const { mutateAsync: save } = useSaveModelKey();
  const known = providers.find(({ id }) => id === modelKey?.provider) ?? providers[0];
  // Without a draft: a key is never stored in the browser.
  const form = useAppForm<FormValues<RequestBody<typeof modelKeys.save>>>({
    initialValues: { provider: known?.id ?? '', model: modelKey?.model ?? '', key: '' },
    schema: modelKeyChange,
    defaultField: 'key',
    submit: async (body) => {
      await save(body);
      onClose();
      showToast('done', 'now writes your plans.', body.model.trim());
    },
  });

  const provider = useSelector(form.store, ({ values }) => values.provider);
  const exampleModel = providers.find(({ id }) => id === provider)?.exampleModel;

  return (
    <FormDialog title="Your own AI model" submitLabel="Check and save" form={form} onClose={onClose}>
      <form.Field name="provider">
        {(field) => (
          <SelectField
            {...bindText(field)}
            label="Provider"
            choices={providers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </form.Field>
      <form.Field name="model">
        {(field) => (
          <TextInput
            {...bindText(field)}
            label="Model"
            description={exampleModel && `For example ${exampleModel}.`}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </form.Field>
      <form.Field name="key">
        {(field) => (
          <PasswordField
            {...bindText(field)}
            label="API key"
            description="Stored encrypted and never shown again. It is checked with one short request."
            autoComplete="off"
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
