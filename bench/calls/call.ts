import { randomUUID } from 'node:crypto';
import type { Call, Step } from '../load.ts';

/** One or several calls that follow on each other: what the first has made, the last takes away. */
export interface MeasuredCalls {
  /** What each of the steps is called. */
  readonly names: readonly string[];
  readonly steps: readonly Step[];
  /** Of the account with more of everything than anybody has; it has no history. */
  readonly ofCollection?: true;
}

export const read = (name: string, path: string): MeasuredCalls => ({
  names: [name],
  steps: [() => ({ method: 'GET', path })],
});

/** The same call, of the account with 1,000 goals and 10,000 resources. */
export const ofCollection = (call: MeasuredCalls): MeasuredCalls => ({ ...call, ofCollection: true });

/** As the browser sends whatever creates something. */
export const creating = (path: string, body: object): Call => ({
  method: 'POST',
  path,
  body,
  idempotencyKey: randomUUID(),
});

/** The id of what a step has made. */
export const idIn = (answer: string | undefined): string => /"_id":"([^"]+)"/.exec(answer ?? '')![1]!;
