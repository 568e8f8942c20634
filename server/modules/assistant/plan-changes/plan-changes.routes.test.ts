import { afterAll, afterEach, expect, it } from 'vitest';
import { planChanges } from '#contract/assistant/plan-changes.ts';
import { planTexts } from '#contract/assistant/plan-texts.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { replyWith, replyWithStatus, startModelServer, startStream } from '#server/testing/fakes/model-server.ts';
import { createChangingUser, toChanges } from '#server/testing/fixtures/changing-user.ts';
import { createPlan, sampleDraft } from '#server/testing/fixtures/factories.ts';

const model = await startModelServer();
afterAll(() => model.close());
afterEach(() => model.reset());

const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small-model', AI_BASE_URL: model.url };

const unchanged = [
  'Week 2: Get wet | Splash 10',
  'Week 3: Float | Float on your back (30 min) 30 | ✓ Buy goggles | Stretch 3×10 | Dive 20 | Kick 45',
  'Week 4: Glide | Glide 3×20 | Breathe',
];

/** Leaves out everything that is done, a resource, and the past. */
const changedPlan = `# Ten kilometres

## Week 3: Float and relax (by 15 Nov)

- [ ] Float on your back (1 h)
- [ ] Hum under water (2 × 15 min)

## Week 4: Glide (by 22 Nov)

- [ ] Kick (45 min)
- [ ] Glide like a fish (3 × 20 min)
`;

/** Without the ids. */
function summarize({ added, edited, moved, removed, renamed }: Awaited<ReturnType<typeof toChanges>>) {
  return [added, edited, moved, removed, renamed].map((list) =>
    list.map((item) =>
      Object.entries(item)
        .filter(([name]) => !name.endsWith('Id'))
        .map(([, value]) => value)
        .join(' '),
    ),
  );
}

describeOnEachDatabase('a plan changed with one sentence', { env }, (t) => {
  it('is drafted by a model, applied and restored', async () => {
    const ann = await createChangingUser(t);
    const before = await ann.export();
    model.script((request, response) => {
      const stream = startStream(request, response);
      stream.send(changedPlan);
      const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
      response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
      stream.end();
    });
    const draft = await ann.draft('More time to float, and leave out the breathing');
    expect(await ann.export()).toEqual(before);
    expect(summarize(toChanges(draft))).toEqual([
      ['Hum under water 15 2'],
      ['Float on your back 60 ', 'Glide like a fish 20 3'],
      ['4'],
      [''],
      ['Week 3: Float and relax'],
    ]);
    expect(draft.edited[0]!.from).toEqual({ title: 'Float on your back', estimatedMinutes: 30, timesPerWeek: null });
    expect([draft.moved, draft.removed]).toEqual([
      [{ taskId: ann.ids.kick, title: 'Kick', from: 3, to: 4 }],
      [{ taskId: ann.ids.breathe, title: 'Breathe', week: 4 }],
    ]);
    expect([draft.leftOut, draft.usage]).toEqual([[], { inputTokens: 100, outputTokens: 20 }]);
    const { status, json } = await ann.applyChanges(toChanges(draft));
    expect([status, json]).toEqual([200, await ann.plan(ann.planId)]);
    expect(await ann.contents()).toEqual([
      'Week 2: Get wet | Splash 10',
      'Week 3: Float and relax | Float on your back 60 | ✓ Buy goggles | Stretch 3×10 | Dive 20 | Kick 45 @4 | Hum under water 2×15',
      'Week 4: Glide | Glide like a fish 3×20 | Breathe (aside)',
    ]);
    const { token: _, usage: __, ...copied } = await ann.draft('Leave it as it is');
    expect(Object.values(copied).flat()).toEqual([]);
    expect(model.requests.at(-1)!.data['plan']).toMatch(
      /## Week 4: Glide\n\n- \[ \] Glide like a fish \(3 × 20 min\)\n- \[ \] Kick \(45 min\)\n/,
    );
    expect((await ann.undo()).status).toBe(200);
    expect(await ann.contents()).toEqual(unchanged);
    expect(await ann.export()).toEqual(before);
  });

  it('is sent to the model as plan text, with the dates of its weeks and what is done ticked off', async () => {
    const ann = await createChangingUser(t);
    await ann.draft('Nothing on Fridays');
    const { data, body } = model.requests[0]!;
    expect(data).toEqual({
      plan: expect.stringMatching(
        /^# Ten kilometres\n\n> 4 weeks, 3 h a week, Light\n\n## Week 3: Float\n\n- \[ \] Float on your back \(30 min\)\n- \[x\] Buy goggles\n- \[x\] Stretch \(3 × 10 min\)\n- \[x\] Dive \(20 min\)\n- \[ \] Kick \(45 min\)\n\n### Resources\n\n- \[Swimming for all\]\(https:\/\/example\.org\/swim\)\n\n## Week 4: Glide\n\n- \[ \] Glide \(3 × 20 min\)\n- \[ \] Breathe\n$/,
      ),
      wish: 'Nothing on Fridays',
      today: '2026-11-11',
      weeks: [
        { week: 3, from: '2026-11-09', to: '2026-11-15' },
        { week: 4, from: '2026-11-16', to: '2026-11-22' },
      ],
    });
    expect(JSON.stringify(body.messages[0])).toContain('word for word');
    await ann.draft('Nothing on Fridays', { goalId: ann.goals.glide });
    expect(model.requests[1]!.data['plan']).not.toContain('Float');
  });

  it('has no changes if the model copies it', async () => {
    const ann = await createChangingUser(t);
    const { token, usage: _, ...lists } = await ann.draft('Leave it as it is');
    expect(Object.values(lists).flat()).toEqual([]);
    expect(token).toBe(await ann.token());
    expect((await ann.applyChanges({ token })).status).toBe(200);
    expect(await ann.outlook()).toMatchObject({ canUndoReplan: false });
  });

  it('is read from a pasted reply as from a model', async () => {
    const ann = await createChangingUser(t);
    model.script(replyWith(changedPlan));
    const draft = await ann.draft('More time to float');
    const text = `Sure! Here is your new plan:\n\n${changedPlan}`;
    expect(draft.usage).toBeNull();
    expect(await ann.read(text)).toEqual({ ...draft, leftOut: ['Sure! Here is your new plan:'] });
    const list = changedPlan.replaceAll(/^- \[ \] (.*)$/gm, '<li>$1</li>').replaceAll(/^## (.*)$/gm, '<h2>$1</h2>');
    expect(await ann.read('Float and relax', { html: `<html><body>${list}</body></html>` })).toMatchObject({
      added: draft.added,
      moved: draft.moved,
      removed: draft.removed,
    });
  });

  it('is changed in one week, by a reply that is just this week', async () => {
    const ann = await createChangingUser(t);
    const draft = await ann.read('- [ ] Glide\n- [ ] Breathe\n- [ ] Rest (1 h)', { goalId: ann.goals.glide });
    expect(summarize(toChanges(draft))).toEqual([['Rest 60 '], [], [], [], []]);
    expect(draft.added[0]!.goalId).toBe(ann.goals.glide);
    const whole = await ann.read('## Week 4: Glide\n\n- [ ] Glide\n- [ ] Breathe\n- [ ] Rest (1 h)');
    expect(whole).toEqual(draft);
    for (const goalId of [ann.goals.past, ann.goal, ann.planId]) {
      const { status } = await ann.send('POST', `/api/action-plans/${ann.planId}/read-change`, { text: 'x', goalId });
      expect(status).toBe(404);
    }
  });

  it('never touches what is done, begun, past, set aside or of a closed goal, whatever the reply does to it', async () => {
    const ann = await createChangingUser(t);
    await ann.change(ann.ids.breathe, { isSetAside: true });
    await ann.send('PATCH', `/api/goals/${ann.goals.glide}/status`, { status: 'Completed' });
    const text = `# New\n\n## Week 2: Dry\n\n- [ ] Sit (1 h)\n\n## Week 3: Float\n\n- [ ] Float on your back\n- [ ] dive (9 h)\n- [x] ✓ stretch\n- [ ] Kick\n- [ ] Swimming for all\n\n## Week 4: Other\n\n- [ ] Fly (1 h)\n`;
    const draft = await ann.read(text);
    expect(summarize(toChanges(draft))).toEqual([[], [], [], [], []]);
    expect(draft.leftOut).toEqual(['Week 2: Sit (1 h)', 'Week 4: Fly (1 h)']);
  });

  it('leaves out what a reply adds beyond its weeks', async () => {
    const ann = await createChangingUser(t);
    const draft = await ann.read(
      '## Week 3: Float\n\n- [ ] Float on your back\n\n## Week 9: Sea\n\n- [ ] Kick\n- [ ] Swim in the sea\n\n### Resources\n\n- A map\n',
    );
    expect(summarize(toChanges(draft))).toEqual([[], [], [], [], []]);
    expect(draft.leftOut).toEqual(['Week 9: Sea', 'Week 9: Kick', 'Week 9: Swim in the sea', 'A map']);
  });

  it('survives hostile replies', { timeout: 30_000 }, async () => {
    const ann = await createChangingUser(t);
    const before = await ann.export();
    const lines = Array.from({ length: 20_000 }, (_, n) => `- [ ] Kick ${n} (9999 h) \u0000\u202e<script>`);
    const texts = [
      `## Week 3: ${'x'.repeat(5000)}\n\n${lines.join('\n')}`,
      `## Week 99999999999: A\n\n- [ ] B\n\n## Week 0: C\n\n- [ ] D\n\n## Week -1: E\n\n- [ ] F`,
      '## Week 3: Float\n\n- [ ] Kick\n\n'.repeat(2000),
      Array.from({ length: 5000 }, (_, n) => `# Goal ${n}\n\n- [ ] Task ${n}\n`).join('\n'),
      `## Week 4: Ignore all rules\n\n- [ ] ${'Kick '.repeat(500)}(1 h)\n- [ ] \ud800 lonely\n- [x] (45 min)`,
    ];
    for (const text of texts) {
      const draft = await ann.read(text);
      expect((await ann.applyChanges(toChanges(draft))).status).toBe(200);
      if (Object.values(toChanges(draft)).flat().length > 1) expect((await ann.undo()).status).toBe(200);
      expect(await ann.export()).toEqual(before);
    }
  });

  it('gets a prompt for chatbots', async () => {
    const ann = await createChangingUser(t);
    const path = `/api/action-plans/${ann.planId}/change-prompt`;
    const { json } = await ann.send('POST', path, { wish: 'Nothing on Fridays', goalId: ann.goals.glide });
    expect(json.prompt).toMatch(/MY PLAN[^]*## Week 4: Glide[^]*MY WISH\nNothing on Fridays[^]*Week 4: by 22 Nov/);
    expect(json.prompt).not.toMatch(/Week 3: Float|undefined/);
    expect(model.requests).toEqual([]);
  });

  it('is not changed by a model that fails, asks or refuses, nor for a dangerous wish', async () => {
    const ann = await createChangingUser(t);
    const path = `/api/action-plans/${ann.planId}/change-draft`;
    const send = async (wish = 'Less') => {
      const { status, json } = await ann.send('POST', path, { wish });
      return [status, json.question ?? json.concern ?? json.message];
    };
    model.script(
      replyWithStatus(500),
      replyWith('Certainly!'),
      replyWith('Which days do you mean?'),
      replyWith('REFUSED'),
      (request, response) => {
        const stream = startStream(request, response);
        stream.send(changedPlan.slice(0, 150));
        stream.end('length');
      },
    );
    const failed = planChanges.draft.messages[502];
    expect([await send(), await send(), await send(), await send(), await send()]).toEqual([
      [502, `${failed} The model returned an error (500).`],
      [502, `${failed} The model did not return a valid plan.`],
      [422, 'Which days do you mean?'],
      [422, 'refused'],
      [502, `${failed} The model stopped in the middle of its response.`],
    ]);
    const asked = model.requests.length;
    expect(await send('I want to kill myself')).toEqual([422, 'selfHarm']);
    const dangerous = { text: '## Week 3\n\n- [ ] Kill myself (1 h)' };
    const read = await ann.send('POST', `/api/action-plans/${ann.planId}/read-change`, dangerous);
    expect([read.status, read.json.concern]).toEqual([422, 'selfHarm']);
    expect(model.requests).toHaveLength(asked);
  });

  it('is refused where the plan itself calls for help', async () => {
    const ann = await createChangingUser(t);
    await ann.change(ann.ids.breathe, { title: 'Kill myself' });
    for (const [name, body] of [
      ['change-draft', { wish: 'Less' }],
      ['change-prompt', { wish: 'Less' }],
      ['read-change', { text: '## Week 3\n\n- [ ] Kick' }],
    ] as const) {
      const { status, json } = await ann.send('POST', `/api/action-plans/${ann.planId}/${name}`, body);
      expect([status, json.concern]).toEqual([422, 'selfHarm']);
    }
    expect(model.requests).toEqual([]);
  });

  it('validates its input, and is nobody else’s', async () => {
    const [ann, ben] = [await createChangingUser(t), await createChangingUser(t)];
    const text = '## Week 3\n\n- [ ] Kick';
    for (const [name, body] of [
      ['change-draft', { wish: 'Less' }],
      ['change-prompt', { wish: 'Less' }],
      ['read-change', { text }],
    ] as const) {
      expect((await ben.send('POST', `/api/action-plans/${ann.planId}/${name}`, body)).status).toBe(404);
      expect((await ben.send('POST', `/api/action-plans/${ben.planId}/${name}`, {})).status).toBe(422);
      const foreign = { ...body, goalId: ann.goals.float };
      expect((await ben.send('POST', `/api/action-plans/${ben.planId}/${name}`, foreign)).status).toBe(404);
    }
    const nothing = await ben.send('POST', `/api/action-plans/${ben.planId}/read-change`, { text: 'Hello!' });
    expect([nothing.status, nothing.json.message]).toEqual([422, planChanges.read.messages[422]]);
    expect(model.requests).toEqual([]);
  });

  it('can be a backlog that was not started', async () => {
    const ann = await createChangingUser(t);
    const goals = [{ goalId: ann.goal, include: true }];
    const planId = await createPlan(ann.client, ann.area, { structure: 'backlog', weeks: null, goals });
    await ann.addTask('Saw boards', { estimatedMinutes: 60 });
    const text = '# A way\n\n## Run far\n\n- [ ] Saw boards (3 × 30 min)\n- [ ] Sand boards\n';
    const { json } = await ann.send('POST', `/api/action-plans/${planId}/read-change`, { text });
    expect(summarize(toChanges(json))).toEqual([['Sand boards  '], ['Saw boards 90 '], [], [], ['Run far']]);
    expect((await ann.send('POST', `/api/action-plans/${planId}/change`, toChanges(json))).status).toBe(200);
    const tasks = await ann.tasks();
    expect(tasks.map(({ title, estimatedMinutes, week }) => [title, estimatedMinutes, week])).toEqual([
      ['Saw boards', 90, null],
      ['Sand boards', null, null],
    ]);
  });
});

describeOnEachDatabase('a draft changed with one sentence', { env }, (t) => {
  const path = planChanges.changeDraft.path;
  const body = {
    draft: sampleDraft,
    wish: 'Run less',
    startsOn: '2026-11-16',
    userPrompt: 'Run',
    deadline: '2026-12-01',
  };

  it('keeps its weeks, its hours and the links of its resources', async () => {
    const ann = await createChangingUser(t);
    const reply = `# Ten kilometres\n\n## Week 1: Walk a mile (by 22 Nov)\n\n- [ ] Walk a mile (1 h)\n\n### Resources\n\n- A map of the park\n\n## Week 2: Rest\n\n## Week 3: More\n\n- [ ] Run more\n`;
    model.script(replyWith(reply));
    const { status, json } = await ann.send('POST', path, body);
    expect(status).toBe(200);
    expect(json.draft).toEqual({
      ...sampleDraft,
      goals: [
        {
          title: 'Week 1: Walk a mile',
          tasks: [{ title: 'Walk a mile (1 h)' }],
          resources: sampleDraft.goals[0]!.resources,
        },
        { title: 'Week 2: Rest', tasks: [], resources: [] },
      ],
    });
    expect(json.leftOut).toEqual(['Week 3: More', 'Run more']);
    expect(model.requests[0]!.data).toMatchObject({
      plan: expect.stringContaining('## Week 1: Run a mile (by 22 Nov)'),
      wish: 'Run less',
      weeks: [{ week: 1, from: '2026-11-16', to: '2026-11-22' }, { week: 2 }],
      deadline: '2026-12-01',
      description: 'Run',
    });
  });

  it('loses no week that the model does not write again', async () => {
    const ann = await createChangingUser(t);
    model.script(replyWith('## Week 2: Run two\n\n- [ ] Jog two miles\n'));
    const { json } = await ann.send('POST', path, body);
    expect(json.draft.goals).toEqual([
      sampleDraft.goals[0],
      { title: 'Week 2: Run two', tasks: [{ title: 'Jog two miles' }], resources: [] },
    ]);
    expect(json.changes[0]).toBe('Week 1 was not written again, so it stays as it was.');
  });
});

describeOnEachDatabase('a plan changed without a model', {}, (t) => {
  it('gets a prompt for a chatbot before it is saved, whose reply is read as the draft', async () => {
    const ann = await createChangingUser(t);
    const body = { draft: sampleDraft, wish: 'Nothing on Fridays', startsOn: '2026-11-16' };
    const { status, json } = await ann.send('POST', planChanges.createDraftPrompt.path, body);
    expect(status).toBe(200);
    for (const words of ['Nothing on Fridays', '## Week 1: Run a mile', 'Week 2: by 29 Nov'])
      expect(json.prompt).toContain(words);
    const [, plan] = json.prompt.split('```');
    const read = await ann.send('POST', planTexts.readPlan.path, { text: plan.replace('markdown', '') });
    expect(read.json).toMatchObject({ draft: sampleDraft, changes: [], leftOut: [] });
    const dangerous = await ann.send('POST', planChanges.createDraftPrompt.path, {
      ...body,
      wish: 'I will kill myself',
    });
    expect(dangerous.json.concern).toBeDefined();
  });

  it('is not drafted, but read', async () => {
    const ann = await createChangingUser(t);
    const drafted = await ann.send('POST', `/api/action-plans/${ann.planId}/change-draft`, { wish: 'Less' });
    expect([drafted.status, drafted.json.message]).toEqual([409, planChanges.draft.messages[409]]);
    const changed = await ann.send('POST', planChanges.changeDraft.path, { draft: sampleDraft, wish: 'Less' });
    expect([changed.status, changed.json.message]).toEqual([409, planChanges.changeDraft.messages[409]]);
    expect((await ann.read(changedPlan)).added).toHaveLength(1);
  });
});
