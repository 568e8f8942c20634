import { useSelector } from '@tanstack/react-form';
import { type ModelKey, type ModelProvider, type modelKeys, modelKeyChange } from '#contract/assistant/model-keys.ts';
import { useSaveModelKey } from '#web/api/assistant/model-keys.ts';
import { bindText, bindValue } from '#web/forms/bind.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { ModelField } from './model-field.tsx';
import { useModelNames } from './use-model-names.ts';

interface ModelKeyDialogProps {
  readonly modelKey: ModelKey | null;
  readonly providers: readonly ModelProvider[];
  readonly onClose: () => void;
}

type ModelKeyValues = FormValues<RequestBody<typeof modelKeys.save>>;

export function ModelKeyDialog({ modelKey, providers, onClose }: ModelKeyDialogProps) {
  const { mutateAsync: save } = useSaveModelKey();
  const known = providers.find(({ id }) => id === modelKey?.provider) ?? providers[0];
  const hasStoredKey = (provider: string) => modelKey?.provider === provider && modelKey.isUsable;
  // Without a draft: a key is never stored in the browser.
  const form = useAppForm<ModelKeyValues>({
    initialValues: { provider: known?.id ?? '', model: modelKey?.model ?? '', key: '' },
    schema: modelKeyChange,
    toBody,
    defaultField: 'key',
    submit: async (values) => {
      await save(toBody(values));
      onClose();
      showToast('done', 'now writes your plans.', values.model.trim());
    },
  });

  /** An empty key stands for the stored one. */
  function toBody({ key, ...values }: ModelKeyValues): RequestBody<typeof modelKeys.save> {
    return { ...values, ...((key.trim() !== '' || !hasStoredKey(values.provider)) && { key }) };
  }

  const { provider, key } = useSelector(form.store, ({ values }) => values);
  const models = useModelNames({ provider, key: key.trim(), hasStoredKey: hasStoredKey(provider) });
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
      <form.Field name="key">
        {(field) => (
          <PasswordField
            {...bindText(field)}
            label="API key"
            description={
              hasStoredKey(provider)
                ? 'Leave this empty to keep the stored key.'
                : 'Stored encrypted and never shown again. It is checked with one short request.'
            }
            autoComplete="off"
          />
        )}
      </form.Field>
      <form.Field name="model">
        {(field) => (
          <ModelField
            {...bindValue(field)}
            names={models.names}
            description={describeModels(models, exampleModel)}
            onFocus={models.load}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}

function describeModels(
  { isLoading, problem }: ReturnType<typeof useModelNames>,
  exampleModel: string | null | undefined,
): string | undefined {
  if (isLoading) return 'Loading the list of models…';
  if (problem !== undefined) return `${problem} You can still type a name.`;
  return exampleModel ? `For example ${exampleModel}.` : undefined;
}
