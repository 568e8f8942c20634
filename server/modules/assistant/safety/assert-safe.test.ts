import { afterAll, afterEach, expect, it } from 'vitest';
import { helpMessages } from '#domain/safety/help.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { contentOf } from '../../testing/matrix.ts';
import { type ModelAnswer, saying, startModelServer } from '../../testing/model-server.ts';

const FORM = '/api/ai/generate-action-plan';
const DANGEROUS = 'kill myself before christmas';
const told = { message: helpMessages.selfHarm, concern: 'selfHarm' };
const step = { q: 'What would you like to achieve?', a: DANGEROUS, pillar: 'Specific' };

const model = await startModelServer();
afterAll(() => model.close());
afterEach(() => model.reset());

const calls = (area: string): readonly (readonly [path: string, body: object])[] => [
  [FORM, { focusAreaId: area, userPrompt: DANGEROUS }],
  [FORM, { focusAreaId: area, userPrompt: `Learn Spanish.\n${DANGEROUS}`, draft: true, planner: 'builtIn' }],
  [FORM, { newFocusArea: { name: 'Peace', description: DANGEROUS }, userPrompt: 'Get there' }],
  ['/api/ai/next-question', { sessionId: 's', history: [step] }],
  ['/api/ai/next-question', { sessionId: 's', history: [], contextNarrative: DANGEROUS }],
  ['/api/ai/summarize-context', { sessionId: 's', newAnswers: { [step.q]: [DANGEROUS] } }],
  ['/api/ai/summarize-context', { sessionId: 's', newAnswers: { [DANGEROUS]: 'yes' } }],
  ['/api/ai/generate-plan', { sessionId: 's', focusAreaId: area, userPrompt: 'My story', history: [step] }],
  ['/api/ai/generate-plan', { sessionId: 's', focusAreaId: area, userPrompt: 'My story', title: DANGEROUS }],
  ['/api/ai/feasibility-check', { contextNarrative: DANGEROUS, weeks: 4, weeklyCommitmentHours: 4 }],
  ['/api/ai/estimate-timeline', { contextNarrative: DANGEROUS, weeklyCommitmentHours: 4 }],
];

const withModel = {
  env: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small-model', AI_BASE_URL: model.url, AI_API_KEY: 'sk-secret' },
};

for (const [planner, options] of [
  ['the built-in planner', {}],
  ['a model', withModel],
] as const) {
  describeOnEachDatabase(`whoever is in danger, with ${planner}`, options, (t) => {
    it('is offered help by every call, in any field, and nothing is stored, sent or logged', async () => {
      const ann = await climberOf(t);
      const before = await contentOf(t.db);
      for (const [path, body] of calls(ann.area)) {
        const { status, json } = await ann.send('POST', path, body);
        expect([path, status, json]).toEqual([path, 422, told]);
      }
      expect(await contentOf(t.db)).toBe(before);
      expect(model.requests).toEqual([]);
      expect(t.log.join('\n')).not.toContain(DANGEROUS);
    });

    it('may ask for something else at once', async () => {
      const ann = await climberOf(t);
      await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: DANGEROUS });
      expect((await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run 5 km' })).status).toBe(201);
    });
  });
}

const refusals: readonly (readonly [how: string, answer: ModelAnswer])[] = [
  ['in words', saying("I'm sorry, but I can't help with that. Please reach out to someone you trust.")],
  ['in German', saying('Es tut mir leid, dabei kann ich nicht helfen.')],
  ['as agreed', saying('{"refused": true}')],
  ['in the title of a plan', saying('{"title": "I can\'t help with this", "description": "", "goals": []}')],
];

describeOnEachDatabase('a model that refuses', withModel, (t) => {
  it.each(refusals)('%s is believed at once, and no other planner is named', async (_, answer) => {
    const ann = await climberOf(t);
    model.script(answer);
    const { status, json } = await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Something odd' });
    expect([status, json]).toEqual([422, { message: helpMessages.refused, concern: 'refused' }]);
    expect(model.requests).toHaveLength(1);
  });
});

describeOnEachDatabase('plans in medicine, law and money', {}, (t) => {
  it('say whom to ask', async () => {
    const ann = await climberOf(t);
    const body = { focusAreaId: ann.area, userPrompt: 'Run 10 km although I have high blood pressure', draft: true };
    const { json } = await ann.send('POST', FORM, body);
    expect(json.draft.description).toMatch(/Talk to your doctor about this plan/);
  });
});
