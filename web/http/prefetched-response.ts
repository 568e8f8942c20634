import type { Reading } from './server-clock.ts';

/** A success that has come already; its body is read from the text, and once more by whoever takes the answer. */
export interface EarlySuccess {
  readonly text: string;
  readonly answer: Response;
}

interface Early {
  readonly answers: Record<string, Promise<Response> | undefined>;
  readonly come: Record<string, EarlySuccess | undefined>;
  /** By the clock of the page, in milliseconds: one that is older has been somewhere else meanwhile. */
  readonly until: number;
}

declare global {
  /** Set by app.html, which asks what its page has to know first before any of this has been loaded. */
  var early: Early | undefined;
}

/** The answer to a question that has been asked already; it serves once. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const early = earlyOnes();
  const answer = early?.answers[url];
  delete early?.answers[url];
  delete early?.come[url];
  return answer;
}

/** The same if it has come and is a success, to be looked at; it is still to be taken. */
export function earlySuccess(url: string): EarlySuccess | undefined {
  return earlyOnes()?.come[url];
}

function earlyOnes(): Early | undefined {
  const { early } = globalThis;
  return early && performance.now() <= early.until ? early : undefined;
}

/** What was asked before something was changed may be wrong by now. */
export function forgetEarlyAnswers(): void {
  globalThis.early = undefined;
}

/** What the clocks showed when an early answer was asked for, and when it was there; undefined for every other answer. */
export function earlyClocks({ headers }: Response): readonly [asked: Reading, answered: Reading] | undefined {
  const between = headers.get('x-between');
  return between === null ? undefined : (JSON.parse(between) as [Reading, Reading]);
}
