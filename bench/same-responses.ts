import type { Call, Step, Target } from './load.ts';

const HOUR_MS = 60 * 60_000;
/** What counts seconds can be asked on both sides of one. */
const TRIES = 20;

/** A floor that answers something else is the floor of another house. */
export async function refuseDifference(steps: readonly Step[], ours: Target, floor: Target): Promise<void> {
  let last = '';
  for (let n = 0; n < TRIES; n++) {
    // Whoever writes would meet what the other writes; whoever only reads is asked at the same moment.
    const [own, other] =
      steps.length === 1
        ? await Promise.all([answersOf(ours, steps), answersOf(floor, steps)])
        : [await answersOf(ours, steps), await answersOf(floor, steps)];
    const differing = own.findIndex((text, step) => text !== other[step]);
    if (differing === -1) return;
    last = whereDiffering(own[differing]!, other[differing]!);
  }
  throw new Error(`the floor answers otherwise:\n${last}`);
}

/** Both from a little before that place on. */
function whereDiffering(own: string, other: string): string {
  let at = 0;
  while (own[at] === other[at]) at++;
  return [own, other].map((text) => text.slice(Math.max(0, at - 200), at + 200)).join('\n');
}

async function answersOf(target: Target, steps: readonly Step[]): Promise<string[]> {
  const bodies: string[] = [];
  const answers: string[] = [];
  for (const step of steps) {
    const { status, body } = await answerOf(target, step(0, bodies));
    bodies.push(body);
    answers.push(`${status} ${withoutOwn(body)}`);
  }
  return answers;
}

const uuid = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** What each has made anew, and when, is its own; so is a token, of which the floor does not know the secret. */
function withoutOwn(body: string): string {
  const isNew = (ms: number) => Math.abs(Date.now() - ms) < HOUR_MS;
  return body
    .replaceAll(uuid, (id) => (isNew(Number.parseInt(id.replace('-', '').slice(0, 12), 16)) ? 'a new id' : id))
    .replaceAll(instant, (text) => (isNew(Date.parse(text)) ? 'now' : text))
    .replace(/"csrfToken":"[\w-]{43}"/, '"csrfToken":"own"');
}

async function answerOf(
  { address, cookie, csrfToken }: Target,
  { method, path, body, idempotencyKey }: Call,
): Promise<{ readonly status: number; readonly body: string }> {
  const answer = await fetch(address + path, {
    method,
    headers: {
      cookie,
      'x-csrf-token': csrfToken,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.text() };
}
