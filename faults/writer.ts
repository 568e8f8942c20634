import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleDraft } from '../server/testing/account.ts';
import type { Person, Reply } from './person.ts';

/** How a request ended: with its status, or without an answer. */
export interface Tried {
  readonly sentAt: number;
  readonly endedAt: number;
  readonly status: number | 'unanswered';
}

interface Change {
  /** The page of the book that it writes. */
  readonly about: string;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  acknowledged(reply: Reply): void;
}

const minute = 60_000;

/** The server is gone for good, and with it what was to be sent. */
class NobodyThere extends Error {}

/**
 * Somebody who writes without a pause and keeps a book of what was acknowledged. What was not answered, or with a 503, is
 * sent again under the same key until it is: so in the end the database must hold exactly what the book says.
 */
export class Writer {
  /** By what it is about; `stateOf` reads the same from the database. */
  readonly book = new Map<string, string>();
  readonly tries: Tried[] = [];
  acknowledged = 0;
  /** What the request is about that is on its way: nobody knows yet whether it was done. */
  pending: string | undefined;
  #isOver = false;
  readonly #person: Person;
  readonly #home: { readonly area: string; readonly goals: readonly [string, string] };

  private constructor(person: Person, area: string, goals: readonly [string, string]) {
    this.#person = person;
    this.#home = { area, goals };
    this.book.set('title', 'First');
  }

  static async of(person: Person): Promise<Writer> {
    const area = (await person.must('POST', '/api/focus-areas', { name: 'Home' })).json._id as string;
    const goal = async (title: string) =>
      (await person.must('POST', `/api/focus-areas/${area}/goals`, { title })).json._id as string;
    return new Writer(person, area, [await goal('First'), await goal('Second')]);
  }

  get userId(): string {
    return this.#person.userId;
  }

  get goals(): readonly [string, string] {
    return this.#home.goals;
  }

  /** Ends after what is begun, or at once where nobody answers. */
  stop(): void {
    this.#isOver = true;
  }

  async write(): Promise<void> {
    try {
      for (let round = 0; !this.#isOver; round++) await this.#writeOne(round);
    } catch (error) {
      if (!(error instanceof NobodyThere)) throw error;
    }
  }

  async #writeOne(round: number): Promise<void> {
    await this.#trackTime();
    if (round % 4 === 0) await this.#makePlan(round);
    if (round % 4 === 2) await this.#makeAndRemoveArea();
    await this.#do({
      about: 'title',
      method: 'PUT',
      path: `/api/goals/${this.#home.goals[0]}`,
      body: { title: `Round ${round}` },
      acknowledged: () => this.book.set('title', `Round ${round}`),
    });
  }

  /** Starts a timer, stops it, and corrects it by hand. */
  async #trackTime(): Promise<void> {
    const goalId = this.#home.goals[1];
    let entry = { _id: '', startAt: '', endAt: null as string | null };
    const noted = ({ json }: Reply) => {
      entry = json;
      this.book.set(`entry ${entry._id}`, timesOf(entry));
    };
    await this.#do({
      about: 'a new entry',
      method: 'POST',
      path: '/api/time-entries',
      body: { goalId },
      acknowledged: noted,
    });
    const [about, path] = [`entry ${entry._id}`, `/api/time-entries/${entry._id}`];
    await this.#do({ about, method: 'PATCH', path, body: { endNow: true }, acknowledged: noted });
    const earlier = new Date(Date.parse(entry.startAt) - 5 * minute).toISOString();
    await this.#do({ about, method: 'PATCH', path, body: { startAt: earlier }, acknowledged: noted });
  }

  /** Both goals move into a new plan, at once. */
  async #makePlan(round: number): Promise<void> {
    const goals = this.#home.goals.map((goalId) => ({ goalId, include: true }));
    await this.#do({
      about: 'plan of the goals',
      method: 'POST',
      path: '/api/action-plans',
      body: { focusAreaId: this.#home.area, title: `Plan ${round}`, goals },
      acknowledged: ({ json }) => {
        const { _id } = json.actionPlan as { _id: string };
        this.book.set('plan of the goals', `${_id} ${_id}`);
      },
    });
  }

  /** A plan of the assistant, with an area, goals, tasks and a resource of its own; the one before goes with all it has. */
  async #makeAndRemoveArea(): Promise<void> {
    const before = [...this.book.keys()].find((about) => about.startsWith('area '));
    await this.#do({
      about: 'a new area',
      method: 'POST',
      path: '/api/ai/save-plan',
      body: { newFocusArea: { name: `Draft ${randomUUID().slice(0, 8)}` }, draft: sampleDraft },
      acknowledged: ({ json }) => this.book.set(`area ${json.actionPlan.focusAreaId}`, wholeDraft),
    });
    if (before === undefined) return;
    await this.#do({
      about: before,
      method: 'DELETE',
      path: `/api/safe-delete/focus-areas/${before.slice('area '.length)}`,
      acknowledged: () => this.book.delete(before),
    });
  }

  async #do({ about, method, path, body, acknowledged }: Change): Promise<void> {
    const key = randomUUID();
    this.pending = about;
    for (let attempt = 1; ; attempt++) {
      const reply = await this.#try(method, path, body, key);
      // Repeated after its answer was lost.
      const isGone = method === 'DELETE' && reply?.status === 404 && attempt > 1;
      if (reply && (reply.status < 300 || isGone)) {
        acknowledged(reply);
        this.acknowledged++;
        break;
      }
      if (reply && reply.status !== 503) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`);
      if (this.#isOver && !reply) throw new NobodyThere();
      await pause(50);
    }
    this.pending = undefined;
  }

  async #try(method: string, path: string, body: object | undefined, key: string): Promise<Reply | undefined> {
    const sentAt = performance.now();
    const reply = await this.#person.ask(method, path, body, { 'idempotency-key': key }).catch(() => undefined);
    this.tries.push({ sentAt, endedAt: performance.now(), status: reply?.status ?? 'unanswered' });
    return reply;
  }
}

/** What there must be of a saved draft, counted. */
export const wholeDraft = '1 plan, 2 goals, 2 links, 3 tasks, 1 resources';

function timesOf({ startAt, endAt }: { readonly startAt: string; readonly endAt: string | null }): string {
  return `${Date.parse(startAt)} to ${endAt === null ? 'now' : Date.parse(endAt)}`;
}
