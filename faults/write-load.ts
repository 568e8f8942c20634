import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleDraft } from '#server/testing/fixtures/factories.ts';
import type { TestUser, TestResponse } from './test-user.ts';

/** One attempt to send a request. */
export interface Attempt {
  readonly sentAt: number;
  readonly endedAt: number;
  readonly status: number | 'no-response';
}

interface Change {
  /** The ledger entry that the request changes. */
  readonly ledgerKey: string;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  onAcknowledged(response: TestResponse): void;
}

const MINUTE = 60_000;

export const PLAN_OF_GOALS = 'plan of the goals';

/** The server does not respond and will not be restarted, so retrying is pointless. */
class ServerUnreachable extends Error {}

/**
 * A user who writes without a pause and keeps a ledger of acknowledged writes. Requests without a response or with a 503
 * are retried with the same idempotency key until they succeed, so in the end the database must match the ledger exactly.
 */
export class WriteLoad {
  /** The expected state by key; `readState` in consistency.ts reads the same from the database. */
  readonly ledger = new Map<string, string>();
  readonly attempts: Attempt[] = [];
  acknowledgedCount = 0;
  /** The ledger key of the request in flight, which may or may not have been applied. */
  inFlightKey: string | undefined;
  #isStopped = false;
  readonly #user: TestUser;
  readonly #data: { readonly area: string; readonly goals: readonly [string, string] };

  private constructor(user: TestUser, area: string, goals: readonly [string, string]) {
    this.#user = user;
    this.#data = { area, goals };
    this.ledger.set('title', 'First');
  }

  static async create(user: TestUser): Promise<WriteLoad> {
    const area = (await user.requestOk('POST', '/api/focus-areas', { name: 'Home' })).json._id as string;
    const goal = async (title: string) =>
      (await user.requestOk('POST', `/api/focus-areas/${area}/goals`, { title })).json._id as string;
    return new WriteLoad(user, area, [await goal('First'), await goal('Second')]);
  }

  get userId(): string {
    return this.#user.userId;
  }

  get goals(): readonly [string, string] {
    return this.#data.goals;
  }

  /** Stops after the current round, or at once if the server does not respond. */
  stop(): void {
    this.#isStopped = true;
  }

  async run(): Promise<void> {
    try {
      for (let round = 0; !this.#isStopped; round++) await this.#runRound(round);
    } catch (error) {
      if (!(error instanceof ServerUnreachable)) throw error;
    }
  }

  async #runRound(round: number): Promise<void> {
    await this.#trackTime();
    if (round % 4 === 0) await this.#createPlan(round);
    if (round % 4 === 2) await this.#replaceArea();
    await this.#send({
      ledgerKey: 'title',
      method: 'PUT',
      path: `/api/goals/${this.#data.goals[0]}`,
      body: { title: `Round ${round}` },
      onAcknowledged: () => this.ledger.set('title', `Round ${round}`),
    });
  }

  /** Starts a timer, stops it, and corrects it by hand. */
  async #trackTime(): Promise<void> {
    const goalId = this.#data.goals[1];
    let entry = { _id: '', startAt: '', endAt: null as string | null };
    const recordEntry = ({ json }: TestResponse) => {
      entry = json;
      this.ledger.set(`entry ${entry._id}`, formatTimes(entry));
    };
    await this.#send({
      ledgerKey: 'a new entry',
      method: 'POST',
      path: '/api/time-entries',
      body: { goalId },
      onAcknowledged: recordEntry,
    });
    const [ledgerKey, path] = [`entry ${entry._id}`, `/api/time-entries/${entry._id}`];
    await this.#send({ ledgerKey, method: 'PATCH', path, body: { endNow: true }, onAcknowledged: recordEntry });
    const earlier = new Date(Date.parse(entry.startAt) - 5 * MINUTE).toISOString();
    await this.#send({ ledgerKey, method: 'PATCH', path, body: { startAt: earlier }, onAcknowledged: recordEntry });
  }

  /** Moves both goals into a new plan with one request. */
  async #createPlan(round: number): Promise<void> {
    const goals = this.#data.goals.map((goalId) => ({ goalId, include: true }));
    await this.#send({
      ledgerKey: PLAN_OF_GOALS,
      method: 'POST',
      path: '/api/action-plans',
      body: { focusAreaId: this.#data.area, title: `Plan ${round}`, goals },
      onAcknowledged: ({ json }) => {
        const { _id } = json.actionPlan as { _id: string };
        this.ledger.set(PLAN_OF_GOALS, `${_id} ${_id}`);
      },
    });
  }

  /** Saves one of the assistant's plans with a new area, goals, tasks and a resource, and deletes the previous area. */
  async #replaceArea(): Promise<void> {
    const previousKey = [...this.ledger.keys()].find((key) => key.startsWith('area '));
    await this.#send({
      ledgerKey: 'a new area',
      method: 'POST',
      path: '/api/ai/save-plan',
      body: { newFocusArea: { name: `Draft ${randomUUID().slice(0, 8)}` }, draft: sampleDraft },
      onAcknowledged: ({ json }) => this.ledger.set(`area ${json.actionPlan.focusAreaId}`, completeDraft),
    });
    if (previousKey === undefined) return;
    await this.#send({
      ledgerKey: previousKey,
      method: 'DELETE',
      path: `/api/safe-delete/focus-areas/${previousKey.slice('area '.length)}`,
      onAcknowledged: () => this.ledger.delete(previousKey),
    });
  }

  async #send({ ledgerKey, method, path, body, onAcknowledged }: Change): Promise<void> {
    const key = randomUUID();
    this.inFlightKey = ledgerKey;
    for (let attempt = 1; ; attempt++) {
      const response = await this.#attempt(method, path, body, key);
      // A retried DELETE finds nothing if only its response was lost.
      const isDeleted = method === 'DELETE' && response?.status === 404 && attempt > 1;
      if (response && (response.status < 300 || isDeleted)) {
        onAcknowledged(response);
        this.acknowledgedCount++;
        break;
      }
      if (response && response.status !== 503)
        throw new Error(`${method} ${path}: ${response.status} ${response.text}`);
      if (this.#isStopped && !response) throw new ServerUnreachable();
      await pause(50);
    }
    this.inFlightKey = undefined;
  }

  async #attempt(
    method: string,
    path: string,
    body: object | undefined,
    key: string,
  ): Promise<TestResponse | undefined> {
    const sentAt = performance.now();
    const response = await this.#user.request(method, path, body, { 'idempotency-key': key }).catch(() => undefined);
    this.attempts.push({ sentAt, endedAt: performance.now(), status: response?.status ?? 'no-response' });
    return response;
  }
}

/** The rows that belong to a saved draft. */
export const completeDraft = '1 plan, 2 goals, 2 links, 3 tasks, 1 resources';

function formatTimes({ startAt, endAt }: { readonly startAt: string; readonly endAt: string | null }): string {
  return `${Date.parse(startAt)} to ${endAt === null ? 'now' : Date.parse(endAt)}`;
}
