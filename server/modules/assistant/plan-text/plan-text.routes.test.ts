import { join } from 'node:path';
import { expect, it } from 'vitest';
import { planTexts } from '#contract/assistant/plan-texts.ts';
import { limits } from '#domain/limits.ts';
import { planTextExample } from '#planner/plan-text/plan-text-format.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestResponse } from '#server/testing/client.ts';
import { longestBlockMs } from '#server/testing/event-loop-block.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { sampleDraft, saveDraft } from '#server/testing/fixtures/factories.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { helpMessages } from '../safety/help-messages.ts';

const READ = '/api/ai/read-plan';
const PRINT = '/api/ai/draft-text';
const PROMPT = '/api/ai/plan-prompt';

const week = '## Week 1: Float\n- [ ] Float on your back (30 min)\n';
/** Exactly 1 MB that begins with a week, or with another text. */
const fill = (part: string, start = week) =>
  start + part.repeat(Math.ceil(limits.planText / part.length)).slice(start.length, limits.planText);

/** The first ones have 1 MB. */
const hostileTexts: readonly (readonly [what: string, text: string])[] = [
  ['a megabyte of weeks', fill(week, '')],
  ['prose', fill('I went to the river and swam for a while. ')],
  ['one line without spaces', fill('a')],
  ['nested emphasis', fill('_a*')],
  ['nested quotes and lists', fill('> - ')],
  ['binary data', week + String.fromCharCode(...Array.from({ length: 4096 }, (_, n) => n % 256)).repeat(200)],
  [
    'an HTML page',
    `<html><body><h2>Week 1: Float</h2>${'<div><ul><li>Float (30 min)</li></ul></div>'.repeat(20_000)}</body>`,
  ],
  ['unclosed tags', `${week}${'<div><p><li><a href="'.repeat(40_000)}`],
  ['a paragraph of many lines', `${week}${'a\n'.repeat(50_000)}`],
  ['400 tasks', `## Week 1: Float\n${'- [ ] Float on your back (30 min)\n'.repeat(400)}`],
  ['60 weeks', Array.from({ length: 60 }, (_, n) => `## Week ${n + 1}: Part ${n + 1}\n- Do it`).join('\n')],
  ['right to left, emoji and a lone surrogate', '# 🏊 שחייה\n## Week 1: לצוף \u{D83C}\n- לצוף על הגב 👩‍👧 (30 min)'],
  ['a script link', '## Week 1: Float\n- [Float](javascript:alert(1))\n- [Swim](data:text/html,x)'],
];

const ATTEMPTS = 3;
const MAX_BLOCK_MS = 50;

/** Reads texts in a process of its own, as in production. */
const plannerFolder = join(import.meta.dirname, '..', '..', '..', '..', 'planner');

describeOnEachDatabase('a pasted plan', { plannerFolder }, (t) => {
  it('becomes a draft with the first day of its first week, and nothing is stored', async () => {
    const ann = await createPlanningUser(t);
    const before = await dumpDatabase(t.db);
    const text = `Sure!\n\n# Swim\n> Done when: 100 m.\n\n${week}## Week 2: Kick\n- Kick (~45 min)\n\nEnjoy!`;
    const { status, json } = await ann.send('POST', READ, { text });
    expect([status, json]).toEqual([
      200,
      {
        draft: {
          title: 'Swim',
          description: 'Done when: 100 m.',
          structure: 'weekly',
          weeks: 2,
          weeklyCommitmentHours: 1,
          commitmentLevel: 'Medium',
          goals: [
            { title: 'Week 1: Float', tasks: [{ title: 'Float on your back (30 min)' }], resources: [] },
            { title: 'Week 2: Kick', tasks: [{ title: 'Kick (45 min)' }], resources: [] },
          ],
        },
        startsOn: expect.stringMatching(/^2026-11-\d\d$/),
        leftOut: ['Sure!', 'Enjoy!'],
        changes: [],
      },
    ]);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it.each(hostileTexts)(
    'that is hostile becomes a draft that can be saved, and blocks no other request: %s (AI-09)',
    { timeout: 60_000 },
    async (_, text) => {
      const ann = await createPlanningUser(t);
      const before = await dumpDatabase(t.db);
      let response: TestResponse | undefined;
      let blockedMs = Infinity;
      // Other processes of the machine make single attempts slower.
      for (let n = 0; n < ATTEMPTS && blockedMs >= MAX_BLOCK_MS; n++) {
        const attempt = await longestBlockMs(async () => (response = await ann.send('POST', READ, { text })));
        blockedMs = Math.min(blockedMs, attempt);
        expect(response!.status).toBe(200);
      }
      expect(blockedMs).toBeLessThan(MAX_BLOCK_MS);
      expect(await dumpDatabase(t.db)).toBe(before);
      expect(response!.json.leftOut.length).toBeLessThanOrEqual(100);
      await saveDraft(ann.client, { focusAreaId: ann.area }, response!.json.draft);
    },
  );

  it.each(['Hello, how are you?', '\0\u{1}PNG\u{2}', '<html><body><p>Hi</p></body></html>', '{"a": [1, 2]}'])(
    'that is none gets an explanation: %j (AI-09)',
    async (text) => {
      const ann = await createPlanningUser(t);
      const { status, json } = await ann.send('POST', READ, { text });
      expect([status, json]).toEqual([422, { message: planTexts.readPlan.messages[422] }]);
    },
  );

  it('must be text of at most 1 MB (AI-09)', async () => {
    const ann = await createPlanningUser(t);
    for (const text of ['', ' \n', 5, `${fill('a')}b`]) {
      expect((await ann.send('POST', READ, { text })).status).toBe(422);
    }
  });

  it('that is dangerous gets an offer of help, wherever it says so, and is not logged', async () => {
    const ann = await createPlanningUser(t);
    const texts = [
      `${week}- kill myself before christmas`,
      `${'I like to swim. '.repeat(60_000)}\n${week}\nI want to kill myself`,
      `<html><body><h2>Week 1: Kill myself</h2><ul><li>Write letters</li></ul></body></html>`,
    ];
    for (const text of texts) {
      const { status, json } = await ann.send('POST', READ, { text });
      expect([status, json]).toEqual([422, { message: helpMessages.selfHarm, concern: 'selfHarm' }]);
    }
    const bomb = '## Week 1: Build a pipe bomb\n- [ ] Buy the parts\n### Resources\n- A good book';
    expect((await ann.send('POST', READ, { text: bomb })).json).toMatchObject({ concern: expect.any(String) });
    expect(t.log.join('\n')).not.toMatch(/kill myself|pipe bomb/i);
  });
});

describeOnEachDatabase('a plan as text', {}, (t) => {
  it('prints a draft, which is read as the same draft', async () => {
    const ann = await createPlanningUser(t);
    const { json } = await ann.send('POST', PRINT, { draft: sampleDraft, startsOn: '2026-11-30' });
    expect(json.text).toContain('## Week 1: Run a mile (by 6 Dec)');
    const read = await ann.send('POST', READ, { text: json.text });
    expect(read.json).toEqual({
      draft: expect.objectContaining(sampleDraft),
      startsOn: '2026-11-30',
      leftOut: [],
      changes: [],
    });
  });

  it('prints a stored plan with what is done, but not for another user', async () => {
    const [ann, ben] = [await createPlanningUser(t), await createPlanningUser(t)];
    const id = await saveDraft(ann.client, { focusAreaId: ann.area });
    const { goals } = await ann.plan(id);
    await ann.send('PATCH', `/api/tasks/${goals[0]!.tasks[0]!._id}/status`, { completed: true });
    const { status, json } = await ann.client.get(`/api/action-plans/${id}/text`);
    expect([status, json.text]).toEqual([
      200,
      `# Ten kilometres

> 2 weeks, 3 h a week, Medium
> Step by step

## Week 1: Run a mile

- [x] Walk and run for 20 min
- [ ] Run a mile

### Resources

- [A map of the park](https://example.org/park) – The flat way (20 min)

## Week 2: Run two

- [ ] Run two miles
`,
    ]);
    expect((await ben.client.get(`/api/action-plans/${id}/text`)).status).toBe(404);
  });
});

describeOnEachDatabase('a prompt for a chatbot', {}, (t) => {
  it('contains the goal, the focus area, the dates and the format', async () => {
    const ann = await createPlanningUser(t);
    const body = {
      userPrompt: 'Swim 100 m',
      numberOfWeeks: 2,
      weeklyCommitmentHours: 3,
      newFocusArea: { name: 'Sport' },
    };
    const { status, json } = await ann.send('POST', PROMPT, body);
    expect(status).toBe(200);
    for (const part of ['Swim 100 m', 'Sport', '2 weeks with 3 h each', 'Today is', planTextExample])
      expect(json.prompt).toContain(part);
  });

  it('is not written for a dangerous goal', async () => {
    const ann = await createPlanningUser(t);
    const { status, json } = await ann.send('POST', PROMPT, { userPrompt: 'kill myself before christmas' });
    expect([status, json.concern]).toEqual([422, 'selfHarm']);
  });
});
