import { expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { createFocusArea, createGoal, sampleDraft } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { findOversizedList } from './list-limits.ts';

const repeatElement = (count: number, element: unknown) => Array.from({ length: count }, () => element);

it('finds the field of a list that is too long, even inside objects and other lists', () => {
  expect(findOversizedList({ goals: repeatElement(limits.listLength + 1, 1) })).toBe('goals');
  expect(findOversizedList({ draft: { goals: repeatElement(limits.listLength + 1, 1) } })).toBe('draft.goals');
  expect(findOversizedList({ draft: { goals: [{ tasks: repeatElement(limits.listLength + 1, 1) }] } })).toBe(
    'draft.goals',
  );
  expect(findOversizedList(repeatElement(limits.listLength + 1, 1))).toBe('');
});

it('finds the field whose lists have too many elements in total', () => {
  const goals = repeatElement(limits.listElements / limits.listLength, { tasks: repeatElement(limits.listLength, 1) });
  expect(findOversizedList({ few: [1], goals })).toBe('goals');
});

it('finds nothing in lists within the limits and in values without lists', () => {
  expect(findOversizedList({ goals: repeatElement(limits.listLength, 1) })).toBeUndefined();
  const nearlyFull = limits.listElements / limits.listLength - 1;
  expect(
    findOversizedList({ goals: repeatElement(nearlyFull, { tasks: repeatElement(limits.listLength, 1) }) }),
  ).toBeUndefined();
  for (const value of [undefined, null, 7, 'x', {}, []]) expect(findOversizedList(value)).toBeUndefined();
});

it('searches deeply nested bodies without overflowing the stack', () => {
  const deep = (open: string, close: string) => JSON.parse(`${open.repeat(40_000)}1${close.repeat(40_000)}`) as unknown;
  expect(findOversizedList(deep('{"a":', '}'))).toBeUndefined();
  expect(findOversizedList({ goals: deep('[', ']') })).toBe('goals');
});

/** Repeats the element up to the size limit of a body, leaving space for ids. */
function fillBody(before: string, element: string, after: string): string {
  const available = limits.bodyBytes - before.length - after.length - 100;
  return before + repeatElement(Math.floor(available / (element.length + 1)), element).join(',') + after;
}

describeOnEachDatabase('a request full of invalid elements', {}, (t) => {
  const { goals: _, ...draft } = sampleDraft;
  const draftStart = `{"focusAreaId":"AREA","draft":${JSON.stringify(draft).slice(0, -1)},"goals":[`;
  const wizardStart = '{"sessionId":"s","userPrompt":"Run","focusAreaId":"AREA","history":[';
  const questionStart = '{"sessionId":"s","history":[';

  it.each([
    ['/api/ai/next-question', 'history', fillBody(questionStart, '{}', ']}')],
    ['/api/ai/next-question', 'history', fillBody(questionStart, '{"a":[1,1,1,1,1,1,1,1,1,1,1,1]}', ']}')],
    ['/api/ai/next-question', 'history', fillBody(`${questionStart}{"q":"","pillar":"","a":[`, '1', ']}]}')],
    ['/api/ai/generate-plan', 'history', fillBody(wizardStart, '{}', ']}')],
    ['/api/ai/summarize-context', 'newAnswers.q', fillBody('{"sessionId":"s","newAnswers":{"q":[', '1', ']}}')],
    ['/api/ai/save-plan', 'draft.goals', fillBody(draftStart, '1', ']}}')],
    ['/api/ai/save-plan', 'draft.goals', fillBody(`${draftStart}{"title":"x","resources":[],"tasks":[`, '{}', ']}]}}')],
    ['/api/action-plans', 'goals', fillBody('{"focusAreaId":"AREA","title":"x","goals":[', '1', ']}')],
    ['/api/goals/GOAL/tasks/several', 'tasks', fillBody('{"tasks":[', '{}', ']}')],
    // These lists have the maximum length, so their elements are validated.
    [
      '/api/ai/next-question',
      undefined,
      `${questionStart}${repeatElement(1000, '{"a":[1,1,1,1,1,1,1,1,1,1,1]}').join(',')}]}`,
    ],
    ['/api/goals/GOAL/tasks/several', undefined, `{"tasks":[${repeatElement(1000, '{}').join(',')}]}`],
  ])('for %s is rejected quickly (IN-04)', async (path, field, body) => {
    const ann = await t.signUp();
    const area = await createFocusArea(ann);
    const goal = await createGoal(ann, area);
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const send = () => ann.send('POST', path.replace('GOAL', goal), body.replace('AREA', area), { headers });
    const cpuMs: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      const before = process.threadCpuUsage();
      await send();
      const { user, system } = process.threadCpuUsage(before);
      cpuMs.push((user + system) / 1000);
    }
    // The first request includes compiling the validators.
    expect(Math.min(...cpuMs)).toBeLessThan(300);
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
