import { expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { makeFocusArea, makeGoal, sampleDraft } from '../testing/account.ts';
import { describeOnEachDatabase } from '../testing/app.ts';
import { longListIn } from './long-list.ts';

const wrong = (count: number, element: unknown) => Array.from({ length: count }, () => element);

it('a list that is too long is named by its field, also within another and where only all together are too many', () => {
  expect(longListIn({ goals: wrong(limits.listLength, 1) })).toBeUndefined();
  expect(longListIn({ goals: wrong(limits.listLength + 1, 1) })).toBe('goals');
  expect(longListIn({ draft: { goals: wrong(limits.listLength + 1, 1) } })).toBe('draft.goals');
  expect(longListIn({ draft: { goals: [{ tasks: wrong(limits.listLength + 1, 1) }] } })).toBe('draft.goals');
  expect(longListIn({ few: [1], goals: wrong(9, { tasks: wrong(limits.listLength, 1) }) })).toBe('goals');
  expect(longListIn({ goals: wrong(7, { tasks: wrong(limits.listLength, 1) }) })).toBeUndefined();
  expect(longListIn(wrong(limits.listLength + 1, 1))).toBe('');
  for (const value of [undefined, null, 7, 'x', {}, []]) expect(longListIn(value)).toBeUndefined();
});

it('what is deep is looked through to its end', () => {
  const deep = (open: string, close: string) => JSON.parse(`${open.repeat(40_000)}1${close.repeat(40_000)}`) as unknown;
  expect(longListIn(deep('{"a":', '}'))).toBeUndefined();
  expect(longListIn({ goals: deep('[', ']') })).toBe('goals');
});

/** As many as a request has room for, ids included. */
function filled(before: string, element: string, after: string): string {
  const room = limits.bodyBytes - before.length - after.length - 100;
  return before + wrong(Math.floor(room / (element.length + 1)), element).join(',') + after;
}

describeOnEachDatabase('a request full of wrong elements', {}, (t) => {
  const { goals: _, ...draft } = sampleDraft;
  const ofDraft = `{"focusAreaId":"AREA","draft":${JSON.stringify(draft).slice(0, -1)},"goals":[`;
  const ofWizard = '{"sessionId":"s","userPrompt":"Run","focusAreaId":"AREA","history":[';
  const ofQuestion = '{"sessionId":"s","history":[';

  it.each([
    ['/api/ai/next-question', 'history', filled(ofQuestion, '{}', ']}')],
    ['/api/ai/next-question', 'history', filled(ofQuestion, '{"a":[1,1,1,1]}', ']}')],
    ['/api/ai/next-question', 'history', filled(`${ofQuestion}{"q":"","pillar":"","a":[`, '1', ']}]}')],
    ['/api/ai/generate-plan', 'history', filled(ofWizard, '{}', ']}')],
    ['/api/ai/summarize-context', 'newAnswers.q', filled('{"sessionId":"s","newAnswers":{"q":[', '1', ']}}')],
    ['/api/ai/save-plan', 'draft.goals', filled(ofDraft, '1', ']}}')],
    ['/api/ai/save-plan', 'draft.goals', filled(`${ofDraft}{"title":"x","resources":[],"tasks":[`, '{}', ']}]}}')],
    ['/api/action-plans', 'goals', filled('{"focusAreaId":"AREA","title":"x","goals":[', '1', ']}')],
    ['/api/goals/GOAL/tasks/several', 'tasks', filled('{"tasks":[', '{}', ']}')],
    // As long as each list may be.
    ['/api/ai/next-question', undefined, `${ofQuestion}${wrong(1000, '{"a":[1,1,1,1,1,1,1]}').join(',')}]}`],
    ['/api/goals/GOAL/tasks/several', undefined, `{"tasks":[${wrong(1000, '{}').join(',')}]}`],
  ])('for %s is refused at once, in a sentence', async (path, field, body) => {
    const ann = await t.signedUp();
    const area = await makeFocusArea(ann);
    const goal = await makeGoal(ann, area);
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const send = () => ann.send('POST', path.replace('GOAL', goal), body.replace('AREA', area), { headers });
    const times: number[] = [];
    for (let time = 0; time < 3; time++) {
      const before = process.threadCpuUsage();
      await send();
      const { user, system } = process.threadCpuUsage(before);
      times.push((user + system) / 1000);
    }
    // Whoever is first has everything compiled.
    expect(Math.min(...times)).toBeLessThan(300);
    const { status, json } = await send();
    expect(status).toBe(422);
    if (field !== undefined) {
      expect(json).toEqual({
        message: 'This list is too long.',
        errors: [{ field, param: field, msg: 'This list is too long.' }],
      });
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
