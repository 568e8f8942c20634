import { type ModelKey, type ModelProvider, OPENROUTER } from '#contract/assistant/model-keys.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { formatShortDay } from '#domain/calendar/format-date.ts';
import { useUser } from '#web/api/account/auth.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import * as classes from '../details.module.css';

interface SavedModelProps {
  readonly modelKey: ModelKey | null;
  readonly providers: readonly ModelProvider[];
  readonly isConnecting: boolean;
  readonly onConnect: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** The model without its key, which is never shown again. */
export function SavedModel(props: SavedModelProps) {
  const { modelKey, providers, isConnecting, onConnect, onEdit, onRemove } = props;
  const { timeZone } = useUser();
  const formats = useFormats();
  const connect = (
    <Button variant={modelKey ? 'default' : 'filled'} aria-busy={isConnecting} onClick={onConnect}>
      Connect OpenRouter
    </Button>
  );
  if (!modelKey) {
    return (
      <div className={classes.actions}>
        {connect}
        <Button variant="default" onClick={onEdit}>
          Add an API key
        </Button>
      </div>
    );
  }
  const { provider, model, savedAt, isUsable } = modelKey;
  const providerName = providers.find(({ id }) => id === provider)?.name ?? 'No longer available';
  return (
    <>
      {!isUsable && (
        <p className={classes.problem} role="alert">
          This server can no longer read your API key. Please enter it again.
        </p>
      )}
      <dl className={classes.details}>
        <div>
          <dt>Provider</dt>
          <dd>{providerName}</dd>
        </div>
        <div>
          <dt>Model</dt>
          <dd>
            <bdi>{model}</bdi>
          </dd>
        </div>
        <div>
          <dt>Key saved</dt>
          <dd>{formatShortDay(toDay(Date.parse(savedAt), timeZone), formats)}</dd>
        </div>
      </dl>
      <div className={classes.actions}>
        <Button variant="default" onClick={onEdit}>
          {isUsable ? 'Change model or key' : 'Enter the key again'}
        </Button>
        {(provider !== OPENROUTER || !isUsable) && connect}
        <Button variant="default" onClick={onRemove}>
          Remove key
        </Button>
      </div>
    </>
  );
}
