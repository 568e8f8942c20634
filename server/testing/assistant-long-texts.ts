import { expect } from 'vitest';
import { pillars } from '#domain/assistant/brief.ts';
import { limits } from '#domain/limits.ts';
import type { TestApp } from './app.ts';
import { longestBlockMs } from './event-loop-block.ts';

const ATTEMPTS = 3;
const HOUR_MS = 3_600_000;

/** Repeated to fill texts up to their limits. */
export const longTexts = {
  'letters that expand to 18 when normalized': '\uFDFA',
  'words of expanding letters': '\uFDFA ',
  'other expanding letters': 'ﬃ½㍿',
  'combining marks to reorder': '\u0301\u0323',
  'Arabic marks to reorder': '\u064B\u0655',
  'one letter': 'a',
  'short words': 'a ',
  'long words': `${'abcdefghij'.repeat(30)} `,
  'line breaks': '\n',
  blanks: ' \u00A0',
  'joined emojis': '👩‍👩‍👧‍👦🏳️‍🌈',
  'capitals that expand in lower case': 'İ',
  'digits in place of letters': 'o0',
  'spelled-out letters': 'z i p p ',
  numbers: '1-1, 1',
  commas: '1,',
  'short sentences': 'x. ',
  'narrative labels': '\nWhy: x',
  purposes: 'learn to be for my ',
} as const;

/** Starts and ends with a visible character, because texts are trimmed and blank ones rejected. */
function fillToLength(unit: string, length: number): string {
  const middle = unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 2);
  return `x${middle.toWellFormed()}x`;
}

/** Every call that takes text from users, with all texts at their limits. */
function buildCalls(unit: string): readonly (readonly [path: string, body: object])[] {
  const narrative = fillToLength(unit, limits.narrative);
  const answer = fillToLength(unit, limits.answer);
  const destination = {
    newFocusArea: { name: 'Area', description: fillToLength(unit, limits.description) },
    draft: true,
  };
  const history = pillars.map((pillar) => ({ q: answer, a: answer, pillar }));
  // As many answers as fit into the largest allowed body.
  const multiAnswers = pillars.map((pillar) => ({ q: 'Which?', a: Array.from({ length: 4 }, () => answer), pillar }));
  return [
    ['generate-action-plan', { ...destination, userPrompt: fillToLength(unit, limits.prompt) }],
    ['next-question', { sessionId: 'x', contextNarrative: narrative, history: history.slice(0, -1) }],
    [
      'summarize-context',
      { sessionId: 'x', contextNarrative: narrative, newAnswers: { [answer]: answer, 'Why?': answer } },
    ],
    [
      'generate-plan',
      { ...destination, sessionId: 'x', userPrompt: narrative, title: fillToLength(unit, limits.title) },
    ],
    ['generate-plan', { ...destination, sessionId: 'x', userPrompt: 'x', history: multiAnswers }],
    ['feasibility-check', { contextNarrative: narrative, weeks: 8, weeklyCommitmentHours: 4 }],
    ['estimate-timeline', { contextNarrative: narrative, weeklyCommitmentHours: 4 }],
  ];
}

/** Lists the calls that block the event loop for long when their texts are as long as allowed and repeat one of the units. */
export async function findBlockingCalls(t: TestApp, units: readonly (readonly [name: string, unit: string])[]) {
  const client = await t.signUp();
  const measureBlock = async (path: string, body: object, isFastEnough: (ms: number) => boolean) => {
    let shortest = Infinity;
    for (let n = 0; n < ATTEMPTS && !isFastEnough(shortest); n++) {
      // These are more plans than the hourly limit allows.
      t.now += HOUR_MS;
      const call = async () => expect([path, (await client.post(`/api/ai/${path}`, body)).status]).toEqual([path, 200]);
      shortest = Math.min(shortest, await longestBlockMs(call));
    }
    return shortest;
  };
  const ordinaryText = 'I would like to learn Spanish in eight weeks, as I move to Madrid. ';
  const [path, body] = buildCalls(ordinaryText).at(-1)!;
  const baseline = await measureBlock(path, body, () => false);
  // At least 60 ms, because the baseline can be too short to measure reliably.
  const maxMs = 4 * Math.max(baseline, 15);
  const tooSlow: string[] = [];
  for (const [name, unit] of units) {
    for (const [call, sent] of buildCalls(unit)) {
      const blockMs = await measureBlock(call, sent, (ms) => ms < maxMs);
      if (blockMs >= maxMs) tooSlow.push(`${call} with ${name}: ${Math.round(blockMs)} ms, limit ${Math.round(maxMs)}`);
    }
  }
  return tooSlow;
}
