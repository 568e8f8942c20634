import { expect, it } from 'vitest';
import { pillars } from '#domain/assistant/brief.ts';
import { limits } from '#domain/limits.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { longestHoldMs } from '../../testing/held.ts';

const TRIES = 3;
const HOUR_MS = 3_600_000;

/** Repeated until the text is as long as it may be. */
const units = {
  'letters that become 18 when they are normalised': '\uFDFA',
  'words of such letters': '\uFDFA ',
  'other letters that grow': 'ﬃ½㍿',
  'marks to be put in order': '\u0301\u0323',
  'marks of another script to be put in order': '\u064B\u0655',
  'one letter': 'a',
  'short words': 'a ',
  'long words': `${'abcdefghij'.repeat(30)} `,
  'line breaks': '\n',
  blanks: ' \u00A0',
  'joined emojis': '👩‍👩‍👧‍👦🏳️‍🌈',
  'capitals that grow in lower case': 'İ',
  'letters in disguise': 'o0',
  'letters one by one': 'z i p p ',
  figures: '1-1, 1',
  commas: '1,',
  'short sentences': 'x. ',
  'leads of a story': '\nWhy: x',
  purposes: 'learn to be for my ',
} as const;

/** Visible at both ends: what is blank there would be refused or cut off. */
function filled(unit: string, length: number): string {
  const middle = unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 2);
  return `x${middle.toWellFormed()}x`;
}

/** The calls in which users tell the assistant something, each with as much of it as is allowed. */
function callsWith(unit: string): readonly (readonly [path: string, body: object])[] {
  const story = filled(unit, limits.narrative);
  const answer = filled(unit, limits.answer);
  const place = { newFocusArea: { name: 'Area', description: filled(unit, limits.description) }, draft: true };
  const history = pillars.map((pillar) => ({ q: answer, a: answer, pillar }));
  // As many as the largest body has room for.
  const several = pillars.map((pillar) => ({ q: 'Which?', a: Array.from({ length: 4 }, () => answer), pillar }));
  return [
    ['generate-action-plan', { ...place, userPrompt: filled(unit, limits.prompt) }],
    ['next-question', { sessionId: 'x', contextNarrative: story, history: history.slice(0, -1) }],
    [
      'summarize-context',
      { sessionId: 'x', contextNarrative: story, newAnswers: { [answer]: answer, 'Why?': answer } },
    ],
    ['generate-plan', { ...place, sessionId: 'x', userPrompt: story, title: filled(unit, limits.title) }],
    ['generate-plan', { ...place, sessionId: 'x', userPrompt: 'x', history: several }],
    ['feasibility-check', { contextNarrative: story, weeks: 8, weeklyCommitmentHours: 4 }],
    ['estimate-timeline', { contextNarrative: story, weeklyCommitmentHours: 4 }],
  ];
}

describeOnEachDatabase('long texts for the assistant', {}, (t) => {
  it('never block the event loop for long, whatever they are made of', { timeout: 120_000 }, async () => {
    const client = await t.signedUp();
    const heldBy = async (path: string, body: object, isEnough: (ms: number) => boolean) => {
      let least = Infinity;
      for (let n = 0; n < TRIES && !isEnough(least); n++) {
        // The test asks for more plans than the hourly limit allows.
        t.now += HOUR_MS;
        const call = async () =>
          expect([path, (await client.post(`/api/ai/${path}`, body)).status]).toEqual([path, 200]);
        least = Math.min(least, await longestHoldMs(call));
      }
      return least;
    };
    const ordinary = 'I would like to learn Spanish in eight weeks, as I move to Madrid. ';
    const [path, body] = callsWith(ordinary).at(-1)!;
    const usual = await heldBy(path, body, () => false);
    // Some 15 ms where a text may take 60.
    const most = 4 * Math.max(usual, 15);
    const long: string[] = [];
    for (const [name, unit] of Object.entries(units)) {
      for (const [call, sent] of callsWith(unit)) {
        const held = await heldBy(call, sent, (ms) => ms < most);
        if (held >= most) long.push(`${call} with ${name}: ${Math.round(held)} ms instead of ${Math.round(most)}`);
      }
    }
    expect(long).toEqual([]);
  });
});
