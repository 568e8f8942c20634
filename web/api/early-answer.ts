interface Early {
  readonly answers: Record<string, Promise<Response> | undefined>;
  /** The bodies of those successes that have come already. */
  readonly texts: Record<string, string | undefined>;
  /** By the clock of the page, in milliseconds: one that is older has been somewhere else meanwhile. */
  readonly until: number;
}

declare global {
  /** Set by app.html, which asks what its page has to know first before any of this has been loaded. */
  var early: Early | undefined;
}

/** The answer to a question that has been asked already; it serves once. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const { early } = globalThis;
  const answer = early?.answers[url];
  if (!answer || performance.now() > early.until) return undefined;
  delete early.answers[url];
  delete early.texts[url];
  return answer;
}

/** The body of that answer if it has come already; the answer itself is still to be taken. */
export function earlyText(url: string): string | undefined {
  const { early } = globalThis;
  return early && performance.now() <= early.until ? early.texts[url] : undefined;
}

/** What was asked before something was changed may be wrong by now. */
export function forgetEarlyAnswers(): void {
  globalThis.early = undefined;
}
