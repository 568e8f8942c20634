import type { Call, Step, Target } from './load.ts';

const HOUR_MS = 60 * 60_000;
/** Durations of running timers differ when a second passes between the two responses. */
const MAX_ATTEMPTS = 20;

/** A baseline is only comparable if it gives the same responses. */
export async function assertSameResponses(steps: readonly Step[], ours: Target, baseline: Target): Promise<void> {
  let difference = '';
  for (let n = 0; n < MAX_ATTEMPTS; n++) {
    // Reads are sent simultaneously. Writes would see each other's changes, so they take turns.
    const [ourResponses, baselineResponses] =
      steps.length === 1
        ? await Promise.all([collectResponses(ours, steps), collectResponses(baseline, steps)])
        : [await collectResponses(ours, steps), await collectResponses(baseline, steps)];
    const differing = ourResponses.findIndex((text, step) => text !== baselineResponses[step]);
    if (differing === -1) return;
    difference = excerptAtDifference(ourResponses[differing]!, baselineResponses[differing]!);
  }
  throw new Error(`the baseline responds differently:\n${difference}`);
}

function excerptAtDifference(ours: string, baseline: string): string {
  let at = 0;
  while (ours[at] === baseline[at]) at++;
  return [ours, baseline].map((text) => text.slice(Math.max(0, at - 200), at + 200)).join('\n');
}

async function collectResponses(target: Target, steps: readonly Step[]): Promise<string[]> {
  const bodies: string[] = [];
  const responses: string[] = [];
  for (const step of steps) {
    const { status, body } = await sendCall(target, step(0, bodies));
    bodies.push(body);
    responses.push(`${status} ${normalizeBody(body)}`);
  }
  return responses;
}

const uuid = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** Replaces new ids and current times, which differ between the two servers, and removes revisions, which the baseline lacks. */
function normalizeBody(body: string): string {
  const isNew = (ms: number) => Math.abs(Date.now() - ms) < HOUR_MS;
  return body
    .replaceAll(uuid, (id) => (isNew(Number.parseInt(id.replace('-', '').slice(0, 12), 16)) ? 'a new id' : id))
    .replaceAll(instant, (text) => (isNew(Date.parse(text)) ? 'now' : text))
    .replace(/,"revision":\d+/, '');
}

async function sendCall(
  { address, cookie, csrfToken }: Target,
  { method, path, body, idempotencyKey }: Call,
): Promise<{ readonly status: number; readonly body: string }> {
  const response = await fetch(address + path, {
    method,
    headers: {
      cookie,
      'x-csrf-token': csrfToken,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.text() };
}
