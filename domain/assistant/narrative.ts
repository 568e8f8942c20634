import { limits } from '../limits.ts';
import { type AnsweredStep, type Pillar, pillars, skipped } from './brief.ts';
import { pillarOf } from './questions.ts';
import { textOf } from './read-frame.ts';

/** How the story tells what was answered, a line each; whoever reads it again finds the answers by these words. */
const leads: Readonly<Record<Exclude<Pillar, 'Specific'>, string>> = {
  Measurable: 'Reached when',
  Achievable: 'Starting point',
  Relevant: 'Why',
  'Time-bound': 'Time frame',
  Commitment: 'Effort',
  Obstacles: 'In the way',
  Learning: 'Works best with',
};

type Answers = Readonly<Record<string, string | readonly string[]>>;

/** The story so far with more answers told in it. The first answer is the story's beginning. */
export function narrativeWith(narrative: string, newAnswers: Answers): string {
  let story = narrative;
  for (const [q, a] of Object.entries(newAnswers)) {
    const text = inOneLine(textOf({ q, a, pillar: '' }));
    const pillar = pillarOf(q);
    if (text === '' || text === skipped) continue;
    if (story === '') story = text;
    else if (pillar === 'Specific') story = withoutBeginning(story, text);
    else story += `\n${pillar === undefined ? inOneLine(q) : leads[pillar]}: ${text}`;
  }
  return Array.from(story).slice(0, limits.narrative).join('');
}

/** The answers that a story tells, as far as it tells them in our words. */
export function answersIn(narrative: string): AnsweredStep[] {
  const said = new Map<Pillar, string>();
  let beginning = '';
  for (const line of narrative.split('\n')) {
    const pillar = leadOf(line);
    if (pillar === undefined) beginning += said.size === 0 ? `${line}\n` : '';
    else said.set(pillar, line.slice(line.indexOf(':') + 1).trim());
  }
  said.set('Specific', beginning.trim());
  return pillars.flatMap((pillar) => {
    const a = said.get(pillar);
    return a ? [{ q: '', a, pillar }] : [];
  });
}

function leadOf(line: string): Pillar | undefined {
  return pillars.find((pillar) => pillar !== 'Specific' && line.startsWith(`${leads[pillar]}: `));
}

/** Whoever answers the first question anew begins anew. */
function withoutBeginning(story: string, beginning: string): string {
  const rest = story.split('\n');
  const first = rest.findIndex((line) => leadOf(line) !== undefined);
  return [beginning, ...(first === -1 ? [] : rest.slice(first))].join('\n');
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
