import { afterEach, describe, expect, it } from 'vitest';
import { forgetEarlyAnswers } from './early-answer.ts';
import { KEPT_AT } from './kept-at.ts';
import { serverTimeOf } from './server-clock.ts';
import { activeEntriesQuery } from './time-entries.ts';

const url = '/api/time-entries/active';
const body = { data: [], serverNow: '2026-11-16T12:00:00.000Z' };
const serverNow = Date.parse(body.serverNow);

/** As app.html keeps it: asked at one reading of the clocks, there at another. */
function told(asked: { wall: number; steady: number }, answered: { wall: number; steady: number }, headers = {}) {
  const text = JSON.stringify(body);
  const answer = new Response(text, { headers: { 'x-between': JSON.stringify([asked, answered]), ...headers } });
  globalThis.early = {
    answers: { [url]: Promise.resolve(answer) },
    come: { [url]: { text, answer } },
    until: Infinity,
  };
}

const begin = () => (activeEntriesQuery.initialData as () => unknown)();

afterEach(() => forgetEarlyAnswers());

describe('timers that were asked for before the program was there', () => {
  it('set the clock by when they were asked for and came, not by when they are read', () => {
    told({ wall: 5_000_000, steady: 100 }, { wall: 5_000_400, steady: 500 });
    expect(begin()).toEqual(body);
    expect(serverTimeOf(5_000_200)).toBe(serverNow);
  });

  it('are asked for again where the clock of the device was set meanwhile', () => {
    told({ wall: 5_000_000, steady: 100 }, { wall: 9_000_000, steady: 500 });
    expect(begin()).toBeUndefined();
  });

  it('say so where they were kept for want of a connection', () => {
    told({ wall: 5_000_000, steady: 100 }, { wall: 5_000_400, steady: 500 }, { [KEPT_AT]: '4000000' });
    expect(begin()).toEqual({ ...body, keptAt: 4_000_000 });
  });
});
