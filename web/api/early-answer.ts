import { auth } from '#contract/auth.ts';
import type { Endpoint } from '#contract/endpoint.ts';

declare global {
  /** Set by app.html, which asks who is logged in before any of this has been loaded. */
  var earlyMe: Promise<Response> | undefined;
}

/** The answer to a call that has been made already; it serves once. */
export function takeEarlyAnswer(endpoint: Endpoint): Promise<Response> | undefined {
  if (endpoint.path !== auth.me.path) return undefined;
  const answer = globalThis.earlyMe;
  globalThis.earlyMe = undefined;
  return answer;
}
