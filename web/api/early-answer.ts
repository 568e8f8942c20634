import type { Endpoint } from '#contract/endpoint.ts';

declare global {
  /** Set by app.html, which asks what every page has to know first before any of this has been loaded. */
  var early: { readonly path: string; readonly answer: Promise<Response> } | undefined;
}

/** The answer to a call that has been made already; it serves once. */
export function takeEarlyAnswer(endpoint: Endpoint): Promise<Response> | undefined {
  const { early } = globalThis;
  if (early?.path !== endpoint.path) return undefined;
  globalThis.early = undefined;
  return early.answer;
}
