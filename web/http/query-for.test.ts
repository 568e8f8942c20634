import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoint.ts';
import { answerTo } from './answer-to.ts';
import { forgetEarlyAnswers, takeEarlyAnswer } from './early-answer.ts';

const { read } = endpoints({
  read: {
    method: 'GET',
    path: '/api/things',
    summary: 'Made for this test',
    access: 'session',
    query: z.object({ week: z.string() }),
    answers: { 200: z.object({ things: z.array(z.string()) }) },
  },
});
const url = '/api/things?week=2026-11-09';
const query = answerTo(read, { query: { week: '2026-11-09' } }, ({ things }) => things);

function told(text: string, until = Infinity): void {
  const answer = new Response(text);
  globalThis.early = { answers: { [url]: Promise.resolve(answer) }, come: { [url]: { text, answer } }, until };
}

afterEach(() => forgetEarlyAnswers());

describe('an answer that came before its page', () => {
  const early = '{"things":["a","b"]}';

  it('is what the page begins with', () => {
    told(early);
    expect(query.initialData()).toEqual(['a', 'b']);
  });

  it('is not, once it has been taken, is old, or something was changed', () => {
    told(early);
    void takeEarlyAnswer(url);
    expect(query.initialData()).toBeUndefined();
    told(early, 0);
    expect(query.initialData()).toBeUndefined();
    told(early);
    forgetEarlyAnswers();
    expect(query.initialData()).toBeUndefined();
  });

  it.each(['<h1>Log in to this network</h1>', '{"things":"none"}', ''])('is not, if it is %j', (text) => {
    told(text);
    expect(query.initialData()).toBeUndefined();
  });

  it('is not that to another question', () => {
    told(early);
    expect(answerTo(read, { query: { week: '2026-11-02' } }).initialData()).toBeUndefined();
  });
});
