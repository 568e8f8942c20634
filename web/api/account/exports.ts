import { useMutation } from '@tanstack/react-query';
import type { Endpoint } from '#contract/schema/endpoint.ts';
import { ApiError } from '#web/http/api-error.ts';
import { request, parseResponse } from '#web/http/request.ts';
import { endSession } from '#web/http/session-end.ts';

/** Long enough to export many years of data. */
const TIMEOUT_MS = 300_000;
const INCOMPLETE_DOWNLOAD_MESSAGE = 'The download was incomplete. Please try again.';

export interface FileRequest {
  /** Responds with a file. */
  readonly endpoint: Endpoint;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** Used instead of a plain link, with which the browser would save an error response or a truncated file as the export. */
async function downloadFile({ endpoint, ...input }: FileRequest): Promise<Blob> {
  const response = await request(endpoint, input, {}, { timeoutMs: TIMEOUT_MS });
  if (response.status === 401) endSession();
  await parseResponse(endpoint, response);
  try {
    return await response.blob();
  } catch (cause) {
    throw new ApiError(0, INCOMPLETE_DOWNLOAD_MESSAGE, { cause });
  }
}

export function useDownload() {
  return useMutation({ mutationFn: downloadFile, gcTime: 0 });
}
