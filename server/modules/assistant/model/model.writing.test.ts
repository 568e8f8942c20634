import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import { longestBlockMs } from '#server/testing/event-loop-block.ts';
import {
  type ModelReply,
  replyWith,
  startModelServer,
  startStream,
  toGoalText,
  validPlan,
} from '#server/testing/fakes/model-server.ts';
import { sampleDraft } from '#server/testing/fixtures/factories.ts';
import { createTestGenerator, planRequest, runJob } from '#server/testing/fixtures/model-generator.ts';
import type { RunJob } from '../planner-client.ts';

const model = await startModelServer();
afterAll(() => model.close());
afterEach(() => model.reset());

const { goals } = validPlan(4);
const weeks = goals.map(toGoalText) as [string, string, string, string];
const week = (number: number, title: string) => toGoalText({ ...goals[0]!, title: `Week ${number}: ${title}` });
const fourWeeks = planRequest({ weeks: planWeeks('2026-11-18', 4) });
const twoWeeks = planRequest({ weeks: planWeeks('2026-11-18', 2) });
const cutOff =
  (text: string): ModelReply =>
  (request, response) => {
    const stream = startStream(request, response);
    stream.send(text);
    stream.end('length');
  };
const titlesOf = ({ draft }: { readonly draft: { readonly goals: readonly { readonly title: string }[] } }) =>
  draft.goals.map(({ title }) => title);

describe('a plan by a model', () => {
  it('that is continued drops the introduction of the rest', async () => {
    model.script(
      replyWith(`# A\n\n${weeks[0]}${weeks[1]}`),
      replyWith(`Sure, here is the rest:\n\n${weeks[2]}${weeks[3]}`),
    );
    const { plan } = await createTestGenerator(model).write(fourWeeks);
    expect(plan.draft.goals).toEqual(goals);
    expect(plan.leftOut).toEqual([]);
  });

  it('that starts over when it should be continued replaces what it repeats', async () => {
    const again = [week(1, 'Again'), week(2, 'Again'), weeks[2], weeks[3]];
    model.script(replyWith(`# A\n\n${weeks[0]}${weeks[1]}`), replyWith(`# A\n\n${again.join('')}`));
    const { events, plan } = await createTestGenerator(model).write(fourWeeks);
    expect(titlesOf(plan)).toEqual(['Week 1: Again', 'Week 2: Again', 'Week 3: Step 3', 'Week 4: Step 4']);
    expect(events.flatMap((event) => (event.type === 'goal' ? [event.number] : []))).toEqual([1, 2, 3, 4]);
    expect(plan.changes).toEqual([]);
  });

  it('that repeats its last week when it should be continued has it once', async () => {
    model.script(replyWith(`# A\n\n${weeks[0]}${weeks[1]}`), replyWith(`${week(2, 'Again')}${weeks[2]}${weeks[3]}`));
    const { plan } = await createTestGenerator(model).write(fourWeeks);
    expect(titlesOf(plan)).toEqual(['Week 1: Step 1', 'Week 2: Again', 'Week 3: Step 3', 'Week 4: Step 4']);
  });

  it('goes on in the week that was cut off, and drops the line that is not complete', async () => {
    model.script(
      cutOff('# A\n\n## Week 1: Sit\n- [ ] Sit (1 h)\n- [ ] Buy a n'),
      replyWith(`- [ ] Buy a new oar (1 h)\n${weeks[1]}`),
    );
    const { plan, events } = await createTestGenerator(model).write(twoWeeks);
    expect(plan.draft.goals[0]!.tasks).toEqual([{ title: 'Sit (1 h)' }, { title: 'Buy a new oar (1 h)' }]);
    expect(plan.draft.goals[1]).toEqual(goals[1]);
    expect(events.map(({ type }) => type)).toEqual(['start', 'goal', 'goal', 'done']);
    expect([plan.leftOut, plan.changes]).toEqual([[], []]);
  });

  it('that is cut off twice says so, and lists the fragment', async () => {
    model.script(cutOff(`${weeks[0]}## Week 2: Row\n`), cutOff('## Week 2: Row\n- [ ] Row (1 h)\n- [ ] Buy a n'));
    const { plan } = await createTestGenerator(model).write(twoWeeks);
    expect(plan.draft.goals[1]!.tasks).toEqual([{ title: 'Row (1 h)' }]);
    expect([plan.leftOut, plan.changes]).toEqual([['- [ ] Buy a n…'], ['The model stopped before it had finished.']]);
  });

  it('goes on counting where the headings of the rest have no numbers', async () => {
    model.script(replyWith(`# A\n\n${weeks[0]}`), replyWith('## Rowing far\n* Row a mile (1 h)\n'));
    const { plan, events } = await createTestGenerator(model).write(twoWeeks);
    expect(titlesOf(plan)).toEqual(['Week 1: Step 1', 'Week 2: Rowing far']);
    expect(events.flatMap((event) => (event.type === 'goal' ? [event.goal.title] : []))).toEqual(titlesOf(plan));
    expect(plan.changes).toEqual([]);
  });

  it('leaves room in no week of the user for tasks of a week with too many', async () => {
    const [own] = goals;
    const continues = { ...sampleDraft, commitmentLevel: 'Medium', weeks: 2, goals: [own!] } as const;
    model.script(replyWith('## Week 2: Row\n- [ ] Row (3 h)\n- [ ] Sit (3 h)\n'));
    const { plan } = await createTestGenerator(model).write({ ...twoWeeks, continues });
    expect(plan.draft.goals).toMatchObject([own, { tasks: [{ title: 'Row (3 h)' }, { title: 'Sit (3 h)' }] }]);
  });

  it('reports what has no place in it, and the tokens used by all of its responses', async () => {
    const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
    const reply =
      (text: string): ModelReply =>
      (request, response) => {
        const stream = startStream(request, response);
        stream.send(text);
        response.write(`data: ${JSON.stringify({ choices: [], usage })}\n\n`);
        stream.end();
      };
    const tip = weeks[1].replace('\n### Resources', '\n#### Bring a friend\n\n### Resources');
    model.script(reply(`# A\n\n${weeks[0]}${tip}`), reply(`${weeks[2]}${weeks[3]}`));
    const { plan } = await createTestGenerator(model).write(fourWeeks);
    expect(plan.leftOut).toContain('Bring a friend');
    expect(plan.usage).toEqual({ inputTokens: 200, outputTokens: 40 });
    expect((await createTestGenerator(model).write(fourWeeks)).plan.usage).toBeNull();
  });

  it('has nothing to do after the deadline, but as many weeks as the user chose', async () => {
    const request = planRequest({ weeks: planWeeks('2026-11-18', 4), deadline: '2026-12-01' });
    const { plan } = await createTestGenerator(model).write(request);
    expect(model.requests[0]!.data['weeks']).toEqual([
      { week: 1, from: '2026-11-18', to: '2026-11-22' },
      { week: 2, from: '2026-11-23', to: '2026-11-29' },
      { week: 3, from: '2026-11-30', to: '2026-12-01' },
    ]);
    expect(plan.draft.weeks).toBe(4);
    expect(plan.draft.goals[3]).toEqual({ title: 'Week 4: Spare week', tasks: [], resources: [] });
    expect(plan.changes).toEqual([]);
  });

  it('without headings is read as a whole', async () => {
    const rows = ['| Week | Task | Time |', '| --- | --- | --- |', '| 1 | Sit | 1 h |', '| 2 | Row | 1 h |'];
    model.script(replyWith(rows.join('\n')));
    const { plan } = await createTestGenerator(model).write(planRequest({ weeks: planWeeks('2026-11-18', 2) }));
    expect(plan.draft.goals.every(({ tasks }) => tasks.length > 0)).toBe(true);
    expect(model.requests).toHaveLength(1);
  });

  it('is read one text at a time, and the time that this takes is not the silence of the model', async () => {
    let [reading, most] = [0, 0];
    const timeoutsMs = { plan: 20_000, question: 20_000, firstToken: 20_000, idle: 300 };
    // The first text takes longer than a model may be silent.
    let delayMs = timeoutsMs.idle + 100;
    const slowly = async <T>(read: () => Promise<T>): Promise<T> => {
      most = Math.max(most, ++reading);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      delayMs = 0;
      reading--;
      return read();
    };
    const runSlowly: RunJob = (name, ...inputs) => slowly(() => runJob(name, ...inputs));
    const { write } = createTestGenerator(model, {}, { openPlanner: () => runSlowly, timeoutsMs });
    expect((await write(fourWeeks)).plan.draft.goals).toEqual(goals);
    expect(most).toBe(1);
  });

  it('is written by a local model that thinks aloud, however long', async () => {
    const thoughts = `\n<think>\n${'Week 1: no. <think> '.repeat(1000)}</think>\n`;
    model.script(replyWith(`${thoughts}# A\n\n${weeks.join('')}`));
    const { plan } = await createTestGenerator(model).write(fourWeeks);
    expect(titlesOf(plan)).toEqual(goals.map(({ title }) => title));
  });
});

describe('an outline by a model', () => {
  it('is a list of titles', async () => {
    const { outline } = createTestGenerator(model);
    const request = planRequest({ level: 'beginner' }, { language: 'de', prompt: 'Rudern lernen' });
    expect(await outline(request)).toEqual(['Know the basics', 'Try it', 'Do it alone', 'Reach the goal']);
    expect(model.requests[0]!.data).toMatchObject({
      description: 'Rudern lernen',
      level: 'beginner',
      language: 'German',
    });
  });

  it.each([
    ['a question', 'Which boat?', { status: 422, question: 'Which boat?' }],
    ['a refusal', 'REFUSED', { status: 422, concern: 'refused' }],
    [
      'prose',
      'All is well.',
      { status: 502, message: expect.stringMatching(/^The steps could not be written. The model/) },
    ],
  ])('that is %s is reported', async (_, reply, error) => {
    model.script(replyWith(reply));
    await expect(createTestGenerator(model).outline(planRequest())).rejects.toMatchObject(error);
  });
});

describe('one message of 300 kB', () => {
  const event = (content: string) =>
    `data: ${JSON.stringify({ id: '1', model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
  const fill = (unit: string, size = 300_000) => unit.repeat(Math.ceil(size / unit.length));

  /** Texts are read in another process. */
  const openPlanner = () => (async () => undefined) as unknown as RunJob;

  it.each([
    ['short words', fill(event('word '))],
    ['thoughts', fill(event('<think></think>'.repeat(4000)))],
    ['headings', fill(event('## Week 1\n- [ ] Row\n'))],
    ['bold lines of blanks', fill(event(`**a**${' '.repeat(380)}x\n`))],
    ['empty choices', fill(`data: ${JSON.stringify({ choices: Array.from({ length: 20_000 }, () => ({})) })}\n\n`)],
  ])('does not hold the server, made of %s', async (_, message) => {
    const { write } = createTestGenerator(model, {}, { openPlanner });
    // Loads the SDK.
    await write(planRequest()).catch(() => {});
    let shortest = Infinity;
    for (let attempt = 0; attempt < 3 && shortest > 50; attempt++) {
      model.reset();
      model.script((request, response) => {
        const stream = startStream(request, response);
        response.write(message);
        stream.end();
      }, replyWith('No.'));
      shortest = Math.min(shortest, await longestBlockMs(() => write(planRequest()).catch(() => {})));
    }
    expect(shortest).toBeLessThan(50);
  });
});
