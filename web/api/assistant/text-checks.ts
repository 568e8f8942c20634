import type { ResponseBody } from '#contract/schema/endpoint.ts';
import { textChecks } from '#contract/assistant/text-checks.ts';
import { limits } from '#domain/limits.ts';
import { call } from '#web/http/client.ts';

/** Nobody waits longer for a check that only some need. */
const TIMEOUT_MS = 3000;

export type Help = NonNullable<ResponseBody<typeof textChecks.check>['help']>;

/** The offer of help that a text calls for. Never rejects, because the text is stored whatever it says. */
export async function findHelp(text: string): Promise<Help | null> {
  const body = { text: text.slice(0, limits.narrative).toWellFormed() };
  return call(textChecks.check, { body }, { timeoutMs: TIMEOUT_MS }).then(
    ({ help }) => help,
    () => null,
  );
}
