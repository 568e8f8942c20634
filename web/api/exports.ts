import { useMutation } from '@tanstack/react-query';
import { exports } from '#contract/exports.ts';
import { ApiError } from '#web/http/api-error.ts';
import { request, parseResponse } from '#web/http/request.ts';
import { endSession } from '#web/http/session-end.ts';

/** Long enough to export many years of data. */
const TIMEOUT_MS = 300_000;
const INCOMPLETE_DOWNLOAD_MESSAGE = 'The download was incomplete. Please try again.';

export type ExportName = keyof typeof exports;

/** Used instead of a plain link, with which the browser would save an error response or a truncated file as the export. */
async function downloadExport(name: ExportName): Promise<Blob> {
  const endpoint = exports[name];
  const response = await request(endpoint, {}, {}, { timeoutMs: TIMEOUT_MS });
  if (response.status === 401) endSession();
  await parseResponse(endpoint, response);
  try {
    return await response.blob();
  } catch (cause) {
    throw new ApiError(0, INCOMPLETE_DOWNLOAD_MESSAGE, { cause });
  }
}

export function useExport() {
  return useMutation({ mutationFn: downloadExport, gcTime: 0 });
}
