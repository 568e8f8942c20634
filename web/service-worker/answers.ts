import { KEPT_ANSWERS, KEPT_AT } from '#web/api/kept-at.ts';
import { reached } from './reached.ts';

const WHO = '/api/auth/me';
const MOST = 200;
const LONGEST_MS = 30 * 24 * 3_600_000;
/** After this long without a word there is no connection to speak of. Pages give up a little later. */
const PATIENCE_MS = 10_000;

/** How often everything was forgotten: what was asked for before is not kept after. */
let departures = 0;
/** Until the answer who it is has been noted, whoever else answers has no place. */
let identified: Promise<unknown> = Promise.resolve();

/** From the network; only where that fails, what it said last, marked with when that was. */
export async function answerOf(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const before = departures;
  // Opened now: should its user leave meanwhile, this is a cache that nobody can open any more.
  const cache = await identified.then(cacheOfUser);
  let answer: Response;
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE_MS)]);
    answer = reached(await fetch(request, { signal }));
  } catch (error) {
    const kept = await cache?.match(request, { ignoreVary: true });
    if (kept && Date.now() - Number(kept.headers.get(KEPT_AT)) < LONGEST_MS) return kept;
    throw error;
  }
  if (answer.status === 401) await forgetAnswers();
  if (answer.status === 200 && answer.headers.get('content-type')?.startsWith('application/json')) {
    const copy = answer.clone();
    const isWho = new URL(request.url).pathname === WHO;
    event.waitUntil(isWho ? noteUser(request, copy, before) : keep(cache, request, copy));
  }
  return answer;
}

/** Nothing of a user stays behind. */
export async function forgetAnswers(exceptOf?: string): Promise<void> {
  if (exceptOf === undefined) departures++;
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT_ANSWERS) && name !== exceptOf);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function cacheOfUser(): Promise<Cache | undefined> {
  const name = (await caches.keys()).find((each) => each.startsWith(KEPT_ANSWERS));
  return name === undefined ? undefined : caches.open(name);
}

function noteUser(request: Request, answer: Response, before: number): Promise<void> {
  const noted = (async () => {
    const { user } = (await answer.clone().json()) as { user: { _id: string } };
    const name = KEPT_ANSWERS + user._id;
    await forgetAnswers(name);
    if (before === departures) await keep(await caches.open(name), request, answer);
  })();
  // Whatever went wrong with it, others need not fail, too.
  identified = noted.catch(() => undefined);
  return noted;
}

async function keep(cache: Cache | undefined, request: Request, answer: Response): Promise<void> {
  if (!cache) return;
  const headers = { 'content-type': answer.headers.get('content-type') ?? '', [KEPT_AT]: String(Date.now()) };
  await cache.put(request, new Response(await answer.blob(), { headers }));
  // The oldest come first.
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MOST).map((key) => cache.delete(key)));
}
