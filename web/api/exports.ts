import { useMutation } from '@tanstack/react-query';
import { exports } from '#contract/exports.ts';
import { ApiError } from './api-error.ts';
import { exchange, readAnswer } from './exchange.ts';
import { endSession } from './session-end.ts';

/** A file of many years takes a while to write and to send. */
const TIMEOUT_MS = 300_000;
const CUT_OFF = 'The file was not downloaded completely. Please try again.';

export type Export = keyof typeof exports;

/** The whole file or the reason why there is none: a mere link would save a refusal, or half of a file, as if it were one. */
async function fileOf(which: Export): Promise<Blob> {
  const endpoint = exports[which];
  const response = await exchange(endpoint, {}, {}, { timeoutMs: TIMEOUT_MS });
  if (response.status === 401) endSession();
  await readAnswer(endpoint, response);
  try {
    return await response.blob();
  } catch (cause) {
    throw new ApiError(0, CUT_OFF, { cause });
  }
}

export function useExport() {
  return useMutation({ mutationFn: fileOf, gcTime: 0 });
}
