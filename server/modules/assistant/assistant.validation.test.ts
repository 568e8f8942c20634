import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sampleDraft } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { contentOf } from '../../testing/matrix.ts';

const FORM = '/api/ai/generate-action-plan';
const SAVE = '/api/ai/save-plan';

const pickArea = 'Please select or enter a Focus Area.';
const noPrompt = 'Please enter a prompt describing your goal.';
const wrongWeeks = 'Weeks must be a whole number from 1 to 52.';
const wrongHours = 'Weekly hours must be a whole number from 1 to 168.';
const unstorable = 'This contains a character that cannot be stored.';
const longStory = 'The story so far must be at most 20000 characters.';
const noAnswer = 'Please answer the question.';
const wrongAnswers = 'Answers must be given by their questions.';
const step = { q: 'What?', a: 'This', pillar: 'Specific' };

type Wrong = readonly (readonly [field: string, value: unknown, msg: string])[];

const wrongPlace: Wrong = ['', 'area', 7].map((value) => ['focusAreaId', value, pickArea] as const);

const wrongFrame: Wrong = [
  ...wrongPlace,
  ...['daily', '', null].map((value) => ['structure', value, 'Structure must be weekly or backlog.'] as const),
  ...[0, 53, -1, 1.5, '6', null].map((value) => ['numberOfWeeks', value, wrongWeeks] as const),
  ...['Light', 'hard', null].map(
    (value) => ['commitmentLevel', value, 'Commitment level must be light, medium or strong.'] as const,
  ),
  ...['yes', 1, null].map((value) => ['draft', value, 'Draft must be true or false.'] as const),
  ...['model', '', null].map((value) => ['planner', value, 'The planner must be builtIn, or left out.'] as const),
];

const wrongSession: Wrong = [
  ...['', ' ', null, 7, undefined].map((value) => ['sessionId', value, 'A session id is required.'] as const),
  ['sessionId', 'x'.repeat(101), 'The session id must be at most 100 characters.'],
];

const wrongHistory: Wrong = [
  ...[null, {}, 'x'].map(
    (value) => ['history', value, 'The history must be a list of questions and answers.'] as const,
  ),
  ['history', Array.from({ length: 9 }, () => step), 'There are only 8 questions.'],
  ...['', ' ', null, 7, [], ['']].map((a) => ['history', [{ ...step, a }], noAnswer] as const),
  ['history', [{ ...step, a: Array.from({ length: 21 }, () => 'x') }], noAnswer],
  ['history', [{ ...step, q: 'x'.repeat(2001) }], 'A question must be at most 2000 characters.'],
  ['history', [{ ...step, pillar: 'x'.repeat(41) }], 'A pillar must be at most 40 characters.'],
];

const story: Wrong = [
  ['contextNarrative', 'x'.repeat(20_001), longStory],
  ['contextNarrative', 7, 'This must be text.'],
  ['contextNarrative', 'a\u0000b', unstorable],
];

const hours = (field: string): Wrong =>
  [0, 169, -1, 1.5, '4', null].map((value) => [field, value, wrongHours] as const);

const draftWith = (change: object) => ({ ...sampleDraft, ...change });
const goalWith = (change: object) => draftWith({ goals: [{ ...sampleDraft.goals[0], ...change }] });
const [goal] = sampleDraft.goals;

const wrongDraft: Wrong = [
  ['draft.title', draftWith({ title: ' ' }), 'The plan needs a title.'],
  ['draft.title', draftWith({ title: 'x'.repeat(201) }), 'Title must be at most 200 characters.'],
  ['draft.description', draftWith({ description: 'x'.repeat(5001) }), 'Description must be at most 5000 characters.'],
  ['draft.structure', draftWith({ structure: 'daily' }), 'Structure must be weekly or backlog.'],
  ['draft.weeks', draftWith({ weeks: 53 }), wrongWeeks],
  ['draft.weeklyCommitmentHours', draftWith({ weeklyCommitmentHours: 0 }), wrongHours],
  [
    'draft.commitmentLevel',
    draftWith({ commitmentLevel: 'light' }),
    'Commitment level must be Light, Medium or Strong.',
  ],
  ...[[], null, 'x', Array.from({ length: 53 }, () => goal)].map(
    (goals) => ['draft.goals', draftWith({ goals }), 'A plan has from 1 to 52 goals.'] as const,
  ),
  ['draft.goals', goalWith({ title: '' }), 'Goal title is required.'],
  ['draft.goals', goalWith({ title: 'x'.repeat(201) }), 'Title must be at most 200 characters.'],
  [
    'draft.goals',
    goalWith({ tasks: Array.from({ length: 21 }, () => ({ title: 'x' })) }),
    'A plan has from 0 to 20 tasks in each goal.',
  ],
  ['draft.goals', goalWith({ tasks: [{ title: '' }] }), 'Task title is required.'],
  ['draft.goals', goalWith({ resources: 'x' }), 'A plan has from 0 to 20 resources in each goal.'],
  ['draft.goals', goalWith({ resources: [{ title: ' ' }] }), 'Title is required.'],
  [
    'draft.goals',
    goalWith({ resources: [{ title: 'x', url: 'javascript:alert(1)' }] }),
    'The link must be the address of a web page, beginning with https:// or http://.',
  ],
  [
    'draft.goals',
    goalWith({ resources: [{ title: 'x', estimatedMinutes: 0 }] }),
    'The estimate must be whole minutes, from 1 to 60000.',
  ],
];

/** Each call with a right body; `key` where all wrong values go into one field. */
interface Case {
  readonly path: string;
  readonly right: (area: string) => object;
  readonly wrong: Wrong;
  readonly key?: string;
}

const cases: readonly Case[] = [
  {
    path: FORM,
    right: (focusAreaId) => ({ focusAreaId, userPrompt: 'Run' }),
    wrong: [
      ...wrongFrame,
      ...hours('weeklyCommitment'),
      ...['', ' ', '\u200b', null, 7, undefined].map((value) => ['userPrompt', value, noPrompt] as const),
      ['userPrompt', 'x'.repeat(5001), 'Please describe your goal in at most 5000 characters.'],
      ['userPrompt', '\ud800', unstorable],
    ],
  },
  {
    path: '/api/ai/generate-plan',
    right: (focusAreaId) => ({ sessionId: 's', focusAreaId, userPrompt: 'Run' }),
    wrong: [
      ...wrongFrame,
      ...wrongSession,
      ...wrongHistory,
      ...hours('weeklyCommitmentHours'),
      ['title', 'x'.repeat(201), 'Title must be at most 200 characters.'],
      ['description', 'x'.repeat(5001), 'Description must be at most 5000 characters.'],
      ['userPrompt', 'x'.repeat(20_001), longStory],
      ['userPrompt', '', noPrompt],
    ],
  },
  {
    path: '/api/ai/next-question',
    right: () => ({ sessionId: 's', history: [] }),
    wrong: [
      ...wrongSession,
      ...wrongHistory,
      ...story,
      ['history', Array.from({ length: 8 }, () => step), 'All 8 questions are answered.'],
    ],
  },
  {
    path: '/api/ai/summarize-context',
    right: () => ({ sessionId: 's', newAnswers: {} }),
    wrong: [
      ...wrongSession,
      ...story,
      ...[undefined, null, 'x', [], { 'Why?': '' }, { 'Why?': 7 }, { 'Why?': [] }, { ['x'.repeat(2001)]: 'x' }].map(
        (value) => ['newAnswers', value, wrongAnswers] as const,
      ),
      ['newAnswers', { 'a\u0000b': 'x' }, wrongAnswers],
      ['newAnswers', Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`${n}?`, 'x'])), wrongAnswers],
    ],
  },
  { path: SAVE, right: (focusAreaId) => ({ focusAreaId, draft: sampleDraft }), wrong: wrongDraft, key: 'draft' },
  { path: SAVE, right: (focusAreaId) => ({ focusAreaId, draft: sampleDraft }), wrong: wrongPlace },
  {
    path: '/api/ai/feasibility-check',
    right: () => ({ weeks: 4, weeklyCommitmentHours: 4 }),
    wrong: [
      ...story,
      ...hours('weeklyCommitmentHours'),
      ...[0, 53, '4', null, undefined].map((value) => ['weeks', value, wrongWeeks] as const),
    ],
  },
  {
    path: '/api/ai/estimate-timeline',
    right: () => ({ contextNarrative: 'Run', weeklyCommitmentHours: 4 }),
    wrong: [...story, ...hours('weeklyCommitmentHours')],
  },
];

describeOnEachDatabase('a wrong field for the assistant', {}, (t) => {
  it.each(cases)('of $path is told by its own sentence, and nothing is stored', async ({ path, right, wrong, key }) => {
    const ann = await climberOf(t);
    const before = await contentOf(t.db);
    for (const [field, value, msg] of wrong) {
      const { status, json } = await ann.send('POST', path, { ...right(ann.area), [key ?? field]: value });
      const found = json.errors?.find((error: { field: string }) => error.field === field);
      const told = [422, { field, param: field, msg }];
      expect([status, found], `${field}: ${JSON.stringify(value)?.slice(0, 80)}`).toEqual(told);
    }
    expect(await contentOf(t.db)).toBe(before);
  });

  it('a plan without a place to go is told so, beside all else that is wrong', async () => {
    const ann = await climberOf(t);
    const nowhere = [{}, { focusAreaId: null }, { focusAreaId: null, newFocusArea: null }];
    for (const place of nowhere) {
      const { status, json } = await ann.send('POST', FORM, { userPrompt: 'Run', ...place });
      expect([status, json.message]).toEqual([422, pickArea]);
    }
    const unnamed = { userPrompt: 'Run', newFocusArea: { name: ' ' } };
    const { json } = await ann.send('POST', FORM, unnamed);
    expect(json.errors).toEqual([{ field: 'newFocusArea.name', param: 'newFocusArea.name', msg: pickArea }]);
    const both = await ann.send('POST', FORM, {});
    expect(both.json.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'focusAreaId',
      'userPrompt',
    ]);
  });

  it('an area of nobody or of somebody else is not found, whatever is asked for', async () => {
    const [ann, ben] = [await climberOf(t), await climberOf(t)];
    const before = await contentOf(t.db);
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
    expect(await contentOf(t.db)).toBe(before);
  });
});
