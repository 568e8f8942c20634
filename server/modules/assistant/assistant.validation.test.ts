import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sampleDraft } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const FORM = '/api/ai/generate-action-plan';
const SAVE = '/api/ai/save-plan';

const areaMessage = 'Please select or enter a Focus Area.';
const promptMessage = 'Please enter a prompt describing your goal.';
const weeksMessage = 'Weeks must be a whole number from 1 to 52.';
const hoursMessage = 'Weekly hours must be a whole number from 1 to 168.';
const unstorableMessage = 'This contains a character that cannot be stored.';
const narrativeMessage = 'The narrative must be at most 20000 characters.';
const answerMessage = 'Please answer the question.';
const answersMessage = 'Answers must map each question to its answer.';
const step = { q: 'What?', a: 'This', pillar: 'Specific' };

type InvalidFields = readonly (readonly [field: string, value: unknown, msg: string])[];

const invalidDestination: InvalidFields = ['', 'area', 7].map((value) => ['focusAreaId', value, areaMessage] as const);

const invalidScope: InvalidFields = [
  ...invalidDestination,
  ...['daily', '', null].map((value) => ['structure', value, 'Structure must be weekly or backlog.'] as const),
  ...[0, 53, -1, 1.5, '6', null].map((value) => ['numberOfWeeks', value, weeksMessage] as const),
  ...['Light', 'hard', null].map(
    (value) => ['commitmentLevel', value, 'Commitment level must be light, medium or strong.'] as const,
  ),
  ...['yes', 1, null].map((value) => ['draft', value, 'Draft must be true or false.'] as const),
  ...['model', '', null].map((value) => ['planner', value, 'The planner must be builtIn, or left out.'] as const),
];

const invalidSession: InvalidFields = [
  ...['', ' ', null, 7, undefined].map((value) => ['sessionId', value, 'A session id is required.'] as const),
  ['sessionId', 'x'.repeat(101), 'The session id must be at most 100 characters.'],
];

const invalidHistory: InvalidFields = [
  ...[null, {}, 'x'].map(
    (value) => ['history', value, 'The history must be a list of questions and answers.'] as const,
  ),
  ['history', Array.from({ length: 9 }, () => step), 'There are only 8 questions.'],
  ...['', ' ', null, 7, [], ['']].map((a) => ['history', [{ ...step, a }], answerMessage] as const),
  ['history', [{ ...step, a: Array.from({ length: 21 }, () => 'x') }], answerMessage],
  ['history', [{ ...step, q: 'x'.repeat(2001) }], 'A question must be at most 2000 characters.'],
  ['history', [{ ...step, pillar: 'x'.repeat(41) }], 'A pillar must be at most 40 characters.'],
];

const invalidNarrative: InvalidFields = [
  ['contextNarrative', 'x'.repeat(20_001), narrativeMessage],
  ['contextNarrative', 7, 'This must be text.'],
  ['contextNarrative', 'a\u0000b', unstorableMessage],
];

const invalidHours = (field: string): InvalidFields =>
  [0, 169, -1, 1.5, '4', null].map((value) => [field, value, hoursMessage] as const);

const draftWith = (change: object) => ({ ...sampleDraft, ...change });
const goalWith = (change: object) => draftWith({ goals: [{ ...sampleDraft.goals[0], ...change }] });
const [goal] = sampleDraft.goals;

const invalidDraft: InvalidFields = [
  ['draft.title', draftWith({ title: ' ' }), 'The plan needs a title.'],
  ['draft.title', draftWith({ title: 'x'.repeat(201) }), 'Title must be at most 200 characters.'],
  ['draft.description', draftWith({ description: 'x'.repeat(5001) }), 'Description must be at most 5000 characters.'],
  ['draft.structure', draftWith({ structure: 'daily' }), 'Structure must be weekly or backlog.'],
  ['draft.weeks', draftWith({ weeks: 53 }), weeksMessage],
  ['draft.weeklyCommitmentHours', draftWith({ weeklyCommitmentHours: 0 }), hoursMessage],
  [
    'draft.commitmentLevel',
    draftWith({ commitmentLevel: 'light' }),
    'Commitment level must be Light, Medium or Strong.',
  ],
  ...[[], null, 'x', Array.from({ length: 53 }, () => goal)].map(
    (goals) => ['draft.goals', draftWith({ goals }), 'A plan must have 1 to 52 goals.'] as const,
  ),
  ['draft.goals', goalWith({ title: '' }), 'Goal title is required.'],
  ['draft.goals', goalWith({ title: 'x'.repeat(201) }), 'Title must be at most 200 characters.'],
  [
    'draft.goals',
    goalWith({ tasks: Array.from({ length: 21 }, () => ({ title: 'x' })) }),
    'A plan must have 0 to 20 tasks in each goal.',
  ],
  ['draft.goals', goalWith({ tasks: [{ title: '' }] }), 'Task title is required.'],
  ['draft.goals', goalWith({ resources: 'x' }), 'A plan must have 0 to 20 resources in each goal.'],
  ['draft.goals', goalWith({ resources: [{ title: ' ' }] }), 'Title is required.'],
  [
    'draft.goals',
    goalWith({ resources: [{ title: 'x', url: 'javascript:alert(1)' }] }),
    'The link must be a web address that starts with https:// or http://.',
  ],
  [
    'draft.goals',
    goalWith({ resources: [{ title: 'x', estimatedMinutes: 0 }] }),
    'The estimate must be a whole number of minutes from 1 to 60000.',
  ],
];

/** An endpoint with a valid body, and the values that invalidate it. With `key`, all of them replace that one field. */
interface Case {
  readonly path: string;
  readonly validBody: (area: string) => object;
  readonly invalid: InvalidFields;
  readonly key?: string;
}

const cases: readonly Case[] = [
  {
    path: FORM,
    validBody: (focusAreaId) => ({ focusAreaId, userPrompt: 'Run' }),
    invalid: [
      ...invalidScope,
      ...invalidHours('weeklyCommitment'),
      ...['', ' ', '\u200b', null, 7, undefined].map((value) => ['userPrompt', value, promptMessage] as const),
      ['userPrompt', 'x'.repeat(5001), 'Please describe your goal in at most 5000 characters.'],
      ['userPrompt', '\ud800', unstorableMessage],
    ],
  },
  {
    path: '/api/ai/generate-plan',
    validBody: (focusAreaId) => ({ sessionId: 's', focusAreaId, userPrompt: 'Run' }),
    invalid: [
      ...invalidScope,
      ...invalidSession,
      ...invalidHistory,
      ...invalidHours('weeklyCommitmentHours'),
      ['title', 'x'.repeat(201), 'Title must be at most 200 characters.'],
      ['description', 'x'.repeat(5001), 'Description must be at most 5000 characters.'],
      ['userPrompt', 'x'.repeat(20_001), narrativeMessage],
      ['userPrompt', '', promptMessage],
    ],
  },
  {
    path: '/api/ai/next-question',
    validBody: () => ({ sessionId: 's', history: [] }),
    invalid: [
      ...invalidSession,
      ...invalidHistory,
      ...invalidNarrative,
      ['history', Array.from({ length: 8 }, () => step), 'All 8 questions are answered.'],
    ],
  },
  {
    path: '/api/ai/summarize-context',
    validBody: () => ({ sessionId: 's', newAnswers: {} }),
    invalid: [
      ...invalidSession,
      ...invalidNarrative,
      ...[undefined, null, 'x', [], { 'Why?': '' }, { 'Why?': 7 }, { 'Why?': [] }, { ['x'.repeat(2001)]: 'x' }].map(
        (value) => ['newAnswers', value, answersMessage] as const,
      ),
      ['newAnswers', { 'a\u0000b': 'x' }, answersMessage],
      ['newAnswers', Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`${n}?`, 'x'])), answersMessage],
    ],
  },
  {
    path: SAVE,
    validBody: (focusAreaId) => ({ focusAreaId, draft: sampleDraft }),
    invalid: invalidDraft,
    key: 'draft',
  },
  { path: SAVE, validBody: (focusAreaId) => ({ focusAreaId, draft: sampleDraft }), invalid: invalidDestination },
  {
    path: '/api/ai/feasibility-check',
    validBody: () => ({ weeks: 4, weeklyCommitmentHours: 4 }),
    invalid: [
      ...invalidNarrative,
      ...invalidHours('weeklyCommitmentHours'),
      ...[0, 53, '4', null, undefined].map((value) => ['weeks', value, weeksMessage] as const),
    ],
  },
  {
    path: '/api/ai/estimate-timeline',
    validBody: () => ({ contextNarrative: 'Run', weeklyCommitmentHours: 4 }),
    invalid: [...invalidNarrative, ...invalidHours('weeklyCommitmentHours')],
  },
];

describeOnEachDatabase('assistant validation', {}, (t) => {
  it.each(cases)(
    '$path rejects each invalid field with its own message (IN-04)',
    async ({ path, validBody, invalid, key }) => {
      const ann = await createPlanningUser(t);
      const before = await dumpDatabase(t.db);
      for (const [field, value, msg] of invalid) {
        const { status, json } = await ann.send('POST', path, { ...validBody(ann.area), [key ?? field]: value });
        const fieldError = json.errors?.find((error: { field: string }) => error.field === field);
        const expected = [422, { field, param: field, msg }];
        expect([status, fieldError], `${field}: ${JSON.stringify(value)?.slice(0, 80)}`).toEqual(expected);
      }
      expect(await dumpDatabase(t.db)).toBe(before);
    },
  );

  it('requires a focus area, and reports it together with other errors', async () => {
    const ann = await createPlanningUser(t);
    const missingAreas = [{}, { focusAreaId: null }, { focusAreaId: null, newFocusArea: null }];
    for (const area of missingAreas) {
      const { status, json } = await ann.send('POST', FORM, { userPrompt: 'Run', ...area });
      expect([status, json.message]).toEqual([422, areaMessage]);
    }
    const unnamed = { userPrompt: 'Run', newFocusArea: { name: ' ' } };
    const { json } = await ann.send('POST', FORM, unnamed);
    expect(json.errors).toEqual([{ field: 'newFocusArea.name', param: 'newFocusArea.name', msg: areaMessage }]);
    const both = await ann.send('POST', FORM, {});
    expect(both.json.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'focusAreaId',
      'userPrompt',
    ]);
  });

  it('responds with 404 for a focus area that does not exist or belongs to another user', async () => {
    const [ann, ben] = [await createPlanningUser(t), await createPlanningUser(t)];
    const before = await dumpDatabase(t.db);
    for (const focusAreaId of [ben.area, randomUUID()]) {
      for (const [path, body] of [
        [FORM, { userPrompt: 'Run' }],
        [FORM, { userPrompt: 'Run', draft: true, newFocusArea: { name: 'New' } }],
        ['/api/ai/generate-plan', { sessionId: 's', userPrompt: 'Run' }],
        [SAVE, { draft: sampleDraft }],
      ] as const) {
        expect((await ann.send('POST', path, { ...body, focusAreaId })).status).toBe(404);
      }
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });
});
