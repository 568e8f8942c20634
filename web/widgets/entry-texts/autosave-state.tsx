import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import * as classes from './autosave-state.module.css';
import type { Draft } from './draft.ts';
import type { Autosave } from './use-autosave.ts';

interface AutosaveProblemProps<Value> {
  readonly autosave: Autosave<Value>;
  readonly format: (value: Value) => string;
}

/** Why a field could not be saved, or that it was changed elsewhere at the same time. */
export function AutosaveProblem<Value>({ autosave, format }: AutosaveProblemProps<Value>) {
  const { draft, retry, chooseOther } = autosave;
  const { other, failure } = draft;
  if (failure !== undefined) {
    return (
      <Notice
        role="alert"
        tone="quiet"
        actions={
          <Button variant="default" size="sm" onClick={retry}>
            Retry
          </Button>
        }
      >
        {failure}
      </Notice>
    );
  }
  if (other === undefined) return null;
  const text = format(other);
  return (
    <Notice
      role="alert"
      tone="quiet"
      actions={
        <Button variant="default" size="sm" onClick={chooseOther}>
          Use that one
        </Button>
      }
    >
      Changed in another tab or device: {text === '' ? 'now empty' : <bdi>“{text}”</bdi>}. Saving here replaces it.
    </Notice>
  );
}

interface AutosaveStateProps {
  readonly drafts: readonly Draft<unknown>[];
  /** Whether changes wait in the outbox. */
  readonly isUnsent: boolean;
}

/** Whether all fields have been saved. Not announced, because that would interrupt typing at every pause. */
export function AutosaveState({ drafts, isUnsent }: AutosaveStateProps) {
  const has = (state: Draft<unknown>['state']) => drafts.some((draft) => draft.state === state);
  const isSaving = drafts.some(({ sending, isEdited }) => sending !== undefined || isEdited);
  const text = has('failed')
    ? 'Not saved'
    : isSaving
      ? 'Saving…'
      : has('queued') && isUnsent
        ? 'Saved on this device, not sent yet'
        : has('queued') || has('saved')
          ? 'Saved'
          : '';
  return <span className={classes.state}>{text}</span>;
}
