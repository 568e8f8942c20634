import { useState } from 'react';
import type { Endpoint, ResponseBody, RequestInput } from '#contract/schema/endpoint.ts';
import { ApiError } from '#web/http/api-error.ts';
import { call } from '#web/http/client.ts';
import { deletionCount, createIdempotencyKey } from '#web/http/idempotency.ts';
import type { Invalidation } from '#web/http/refreshed-data.ts';
import { removeFromTabStorage, writeTabStorage, readTabStorage } from '#web/http/tab-storage.ts';

interface Attempt {
  /** The request input as JSON. */
  readonly sent: string;
  readonly key: string;
  /** The `deletionCount` when the response was lost; undefined while the request is in flight. */
  deletions?: number;
}

export interface IdempotentCreateOptions {
  readonly timeoutMs?: number;
  /** For a form that is restored after a reload: keeps its last attempt, so that saving again is a retry. */
  readonly isRestored?: boolean;
}

type CreateEndpoint = Endpoint & { readonly creates: true };

/**
 * Sends the create request of one form. Submitting the same input again while the outcome is unknown is a retry: it
 * reuses the idempotency key, so that nothing is created twice. A new key is used once the server has responded, the input
 * has changed, or the form was closed (each form has its own sender). The same goes for a deletion in this tab after the
 * response was lost: the server would repeat its response even if the deletion removed what it had created.
 */
export function createIdempotentSender<E extends CreateEndpoint>(
  endpoint: E,
  { timeoutMs, isRestored }: IdempotentCreateOptions = {},
) {
  let latest = isRestored ? readStoredAttempt() : undefined;

  function storeAttempt(attempt: Attempt | undefined): void {
    latest = attempt;
    if (!isRestored) return;
    if (attempt) writeTabStorage('planSave', encodeURIComponent(JSON.stringify(attempt)));
    else removeFromTabStorage('planSave');
  }

  async function send(input: RequestInput<E>, invalidation?: Invalidation): Promise<ResponseBody<E>> {
    const json = JSON.stringify(input);
    const attempt = latest?.sent === json && !isStale(latest) ? latest : { sent: json, key: createIdempotencyKey() };
    storeAttempt(attempt);
    try {
      const result = await call(endpoint, input, {
        timeoutMs,
        idempotencyKey: attempt.key,
        ...(invalidation && { invalidation }),
      });
      if (latest === attempt) storeAttempt(undefined);
      return result;
    } catch (error) {
      attempt.deletions = deletionCount();
      if (latest === attempt) storeAttempt(isRejected(error) ? undefined : attempt);
      throw error;
    }
  }

  /** `discardAttempt` is for when the user leaves the form: the next request is a new action. */
  return { send, discardAttempt: () => storeAttempt(undefined) };
}

/** A sender that lives as long as the component. */
export function useIdempotentCreate<E extends CreateEndpoint>(endpoint: E, options?: IdempotentCreateOptions) {
  return useState(() => createIdempotentSender(endpoint, options))[0];
}

function isStale({ deletions }: Attempt): boolean {
  return deletions !== undefined && deletions !== deletionCount();
}

/** A permanent error proves that neither this attempt nor an earlier one has created anything. */
function isRejected(error: unknown): boolean {
  return error instanceof ApiError && error.isPermanent;
}

function readStoredAttempt(): Attempt | undefined {
  try {
    const attempt = JSON.parse(decodeURIComponent(readTabStorage('planSave') ?? 'null')) as Attempt | null;
    return attempt ? { ...attempt, deletions: deletionCount() } : undefined;
  } catch {
    // Not written by this app.
    return undefined;
  }
}
