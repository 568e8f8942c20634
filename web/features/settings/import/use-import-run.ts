import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Result } from '#contract/endpoint.ts';
import type { ImportPreview, imports } from '#contract/imports.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useImport, usePreviewImport } from '#web/api/imports.ts';
import type { Failure } from '#web/ui/form-alert.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { DateOrder } from './date-order-field.tsx';
import { FileError, readText } from './file-text.ts';
import { importedInWords } from './import-words.ts';

export interface ImportState {
  /** What is being done; undefined while the user is to decide. */
  readonly does?: 'reading' | 'checking' | 'importing' | undefined;
  readonly text?: string;
  readonly dateOrder?: DateOrder;
  readonly preview?: ImportPreview;
  readonly failure?: Failure | undefined;
  /** The same file may be taken a moment later. */
  readonly mayRetry?: boolean;
  readonly result?: Result<typeof imports.create>;
}

/** A file on its way into the account: read, checked by the server, and imported when the user says so. */
export function useImportRun(file: File) {
  const [state, setState] = useState<ImportState>({ does: 'reading' });
  const { mutateAsync: preview } = usePreviewImport();
  const { mutateAsync: create } = useImport();
  // State alone is late: a second click can come before React has drawn the button as busy.
  const running = useRef(false);
  const hasLeft = useRef(false);

  async function attempt(does: ImportState['does'], act: () => Promise<ImportState>) {
    if (running.current) return;
    running.current = true;
    setState((before) => ({ ...before, does, failure: undefined }));
    const outcome = await act().catch(failureOf);
    running.current = false;
    if (hasLeft.current && does === 'importing') tell(outcome);
    setState((before) => ({ ...before, ...outcome, does: undefined }));
  }

  async function check(text: string, dateOrder?: DateOrder): Promise<ImportState> {
    const body = { text, ...(dateOrder && { dateOrder }) };
    setState((before) => ({ ...before, ...body, does: 'checking' }));
    return { preview: await preview(body) };
  }

  const begin = useEffectEvent(() => void attempt('reading', async () => check(await readText(file))));
  useEffect(() => {
    hasLeft.current = false;
    begin();
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const { text, dateOrder } = state;
  return {
    state,
    checkAgain: () => void attempt('checking', async () => check(text ?? (await readText(file)), dateOrder)),
    orderDates: (order: DateOrder) => void attempt('checking', () => check(text!, order)),
    confirm: (leaveOutProblems: boolean) =>
      void attempt('importing', async () => ({
        result: await create({ text: text!, ...(dateOrder && { dateOrder }), leaveOutProblems }),
      })),
  };
}

/** For whoever has gone to another page meanwhile. */
function tell({ result, failure }: ImportState): void {
  if (result) showToast('done', importedInWords(result.made));
  if (failure) showToast('failed', `Nothing was imported. ${failure.message}`);
}

function failureOf(error: unknown): ImportState {
  if (error instanceof FileError)
    return { failure: { message: error.message, retryAfter: undefined }, mayRetry: false };
  if (!(error instanceof ApiError)) throw error;
  const { message, errors, retryAfter } = error;
  return {
    failure: { message: errors[0]?.msg ?? message, retryAfter },
    mayRetry: error.isPassing || retryAfter !== undefined,
  };
}
