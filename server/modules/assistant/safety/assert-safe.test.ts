import { afterAll, afterEach, expect, it } from 'vitest';
import { helpMessages } from './help-messages.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { type ModelReply, replyWith, startModelServer } from '#server/testing/fakes/model-server.ts';

const FORM = '/api/ai/generate-action-plan';
const DANGEROUS = 'kill myself before christmas';
const helpResponse = { message: helpMessages.selfHarm, concern: 'selfHarm' };
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

for (const [generator, options] of [
  ['the built-in generator', {}],
  ['a model', withModel],
] as const) {
  describeOnEachDatabase(`a dangerous text, with ${generator}`, options, (t) => {
    it('gets an offer of help from every call and field, and is not stored, sent or logged (AI-07)', async () => {
      const ann = await createPlanningUser(t);
      const before = await dumpDatabase(t.db);
      for (const [path, body] of calls(ann.area)) {
        const { status, json } = await ann.send('POST', path, body);
        expect([path, status, json]).toEqual([path, 422, helpResponse]);
      }
      expect(await dumpDatabase(t.db)).toBe(before);
      expect(model.requests).toEqual([]);
      expect(t.log.join('\n')).not.toContain(DANGEROUS);
    });

    it('does not include ids, whose letters and digits can look like disguised words', async () => {
      const ann = await createPlanningUser(t);
      const sessionId = 'c7b2862f-9aa7-4d67-8ba2-414d20da5c75';
      expect((await ann.send('POST', '/api/ai/next-question', { sessionId, history: [] })).status).toBe(200);
      const linked = { focusAreaId: ann.area, userPrompt: `Read https://example.org/${sessionId}/notes`, draft: true };
      expect((await ann.send('POST', FORM, linked)).status).toBe(200);
    });

    it('does not block the next request', async () => {
      const ann = await createPlanningUser(t);
      await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: DANGEROUS });
      expect((await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Run 5 km' })).status).toBe(201);
    });
  });
}

const refusals: readonly (readonly [how: string, reply: ModelReply])[] = [
  ['with the agreed word', replyWith('REFUSED')],
  ['as JSON', replyWith('{"refused": true}')],
];

describeOnEachDatabase('a model that refuses', withModel, (t) => {
  it.each(refusals)('%s is recognized without a retry', async (_, reply) => {
    const ann = await createPlanningUser(t);
    model.script(reply);
    const { status, json } = await ann.send('POST', FORM, { focusAreaId: ann.area, userPrompt: 'Something odd' });
    expect([status, json]).toEqual([422, { message: helpMessages.refused, concern: 'refused' }]);
    expect(model.requests).toHaveLength(1);
  });
});

describeOnEachDatabase('a plan about health, law or money', {}, (t) => {
  it('says whom to consult', async () => {
    const ann = await createPlanningUser(t);
    const body = { focusAreaId: ann.area, userPrompt: 'Run 10 km although I have high blood pressure', draft: true };
    const { json } = await ann.send('POST', FORM, body);
    expect(json.draft.description).toMatch(/Talk to your doctor about this plan/);
  });
});
