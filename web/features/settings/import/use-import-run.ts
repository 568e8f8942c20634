import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ResponseBody } from '#contract/schema/endpoint.ts';
import type { ImportPreview, imports } from '#contract/account/imports.ts';
import { ApiError } from '#web/http/api-error.ts';
import { useImport, usePreviewImport } from '#web/api/account/imports.ts';
import type { Failure } from '#web/ui/feedback/form-alert.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import type { DateOrder } from './date-order-field.tsx';
import { FileError, readTextFile } from './file-text.ts';
import { formatImported } from './import-labels.ts';

/** How the user wants ambiguous parts of the file to be read. */
export interface ImportChoices {
  readonly dateOrder?: DateOrder;
  /** The id of a person, or `everyone`. */
  readonly person?: string;
}

export interface ImportState {
  /** Undefined while waiting for the user. */
  readonly status?: 'reading' | 'checking' | 'importing' | undefined;
  readonly text?: string;
  readonly choices: ImportChoices;
  readonly preview?: ImportPreview;
  readonly failure?: Failure | undefined;
  /** Whether the error is transient, so that the same file may succeed later. */
  readonly canRetry?: boolean;
  readonly result?: ResponseBody<typeof imports.create>;
}

/** Reads a file, has the server check it, and imports it once the user confirms. */
export function useImportRun(file: File) {
  const [state, setState] = useState<ImportState>({ status: 'reading', choices: {} });
  const { mutateAsync: preview } = usePreviewImport();
  const { mutateAsync: create } = useImport();
  // State updates too late: a second click can arrive before React has rendered the button as busy.
  const inFlight = useRef(false);
  const isUnmounted = useRef(false);

  async function attempt(status: ImportState['status'], action: () => Promise<Partial<ImportState>>) {
    if (inFlight.current) return;
    inFlight.current = true;
    setState((previous) => ({ ...previous, status, failure: undefined }));
    const outcome = await action().catch(toFailedState);
    inFlight.current = false;
    if (isUnmounted.current && status === 'importing') notify(outcome);
    setState((previous) => ({ ...previous, ...outcome, status: undefined }));
  }

  async function check(text: string, choices: ImportChoices = {}): Promise<Partial<ImportState>> {
    setState((previous) => ({ ...previous, text, choices, status: 'checking' }));
    return { preview: await preview({ text, ...choices }) };
  }

  const start = useEffectEvent(() => void attempt('reading', async () => check(await readTextFile(file))));
  useEffect(() => {
    isUnmounted.current = false;
    start();
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const { text, choices } = state;
  return {
    state,
    recheck: () => void attempt('checking', async () => check(text ?? (await readTextFile(file)), choices)),
    choose: (choice: ImportChoices) => void attempt('checking', () => check(text!, { ...choices, ...choice })),
    confirm: (skipProblems: boolean) =>
      attempt('importing', async () => ({
        result: await create({ text: text!, ...choices, leaveOutProblems: skipProblems }),
      })),
  };
}

/** Informs users who have moved to another page during the import. */
function notify({ result, failure }: Partial<ImportState>): void {
  if (result) showToast('done', formatImported(result.made));
  if (failure) showToast('failed', `Nothing was imported. ${failure.message}`);
}

function toFailedState(error: unknown): Partial<ImportState> {
  if (error instanceof FileError)
    return { failure: { message: error.message, retryAfter: undefined }, canRetry: false };
  if (!(error instanceof ApiError)) throw error;
  const { message, errors, retryAfter } = error;
  return {
    failure: { message: errors[0]?.msg ?? message, retryAfter },
    canRetry: error.isTransient || retryAfter !== undefined,
  };
}
