import { useState } from 'react';
import type { Endpoint, Result, Sent } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { deletionCount, newIdempotencyKey } from './idempotency-keys.ts';
import { forget, remember, remembered } from './tab-storage.ts';

interface Attempt {
  /** What was sent, as JSON. */
  readonly sent: string;
  readonly key: string;
  /** How much had been deleted when the response was lost; undefined while it is pending. */
  deletions?: number;
}

export interface CreationOptions {
  readonly timeoutMs?: number;
  /** For the draft that is restored after a reload: an attempt to save it is then still the same. */
  readonly isRestored?: boolean;
}

type CreatingEndpoint = Endpoint & { readonly creates: true };

/**
 * Sends the creating call of one form. Sending the same again while the outcome is unknown is the same user action: it
 * carries the same idempotency key, so nothing is created twice. It is a new action once the server has answered, the
 * content has changed, the form was closed (the next one has a `creation` of its own) or something was deleted in this
 * tab after the response was lost: the server would repeat that response even if what it created is gone.
 */
export function creation<E extends CreatingEndpoint>(endpoint: E, { timeoutMs, isRestored }: CreationOptions = {}) {
  let latest = isRestored ? storedAttempt() : undefined;

  function note(attempt: Attempt | undefined): void {
    latest = attempt;
    if (!isRestored) return;
    if (attempt) remember('planSave', encodeURIComponent(JSON.stringify(attempt)));
    else forget('planSave');
  }

  async function send(sent: Sent<E>): Promise<Result<E>> {
    const text = JSON.stringify(sent);
    const attempt = latest?.sent === text && !isVoid(latest) ? latest : { sent: text, key: newIdempotencyKey() };
    note(attempt);
    try {
      const result = await call(endpoint, sent, { timeoutMs, idempotencyKey: attempt.key });
      if (latest === attempt) note(undefined);
      return result;
    } catch (error) {
      attempt.deletions = deletionCount();
      if (latest === attempt) note(isRefused(error) ? undefined : attempt);
      throw error;
    }
  }

  /** The form was left for good: whatever is sent next is a new action. */
  return { send, forget: () => note(undefined) };
}

/** A `creation` that lasts as long as the form that uses it. */
export function useCreation<E extends CreatingEndpoint>(endpoint: E, options?: CreationOptions) {
  return useState(() => creation(endpoint, options))[0];
}

function isVoid({ deletions }: Attempt): boolean {
  return deletions !== undefined && deletions !== deletionCount();
}

/** Neither this attempt nor an earlier one has created anything. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.isFinal;
}

function storedAttempt(): Attempt | undefined {
  try {
    const attempt = JSON.parse(decodeURIComponent(remembered('planSave') ?? 'null')) as Attempt | null;
    return attempt ? { ...attempt, deletions: deletionCount() } : undefined;
  } catch {
    // Not written by us.
    return undefined;
  }
}
