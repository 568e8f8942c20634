import type { PlanInput } from '../plan-input.ts';
import { normalizeLine, truncate } from '../user-text.ts';
import { packWeeks } from '../weeks/pack-weeks.ts';
import { weekTitles } from './week-titles.ts';

const MAX_LINE_LENGTH = 100;
const MAX_LINES = 60;
const sentenceEnd = /[\n.!?;。！？；؟।።…]+/u;
/** Stands for a goal without a single visible character. */
const NO_WORDS = '…';

const formatPart = (title: string, part: number, of: number) => `${title} · ${part}/${of}`;

interface OwnWeek {
  readonly title: string;
  readonly tasks: readonly { readonly text: string; readonly minutes: number }[];
}

/** A plan of nothing but the user's lines, for languages that we do not write. */
export function planOwnLines(input: PlanInput, capacities: readonly number[]): OwnWeek[] {
  const lines = ownLines(input);
  const total = capacities.reduce((sum, minutes) => sum + minutes, 0);
  const items = lines.map((title, milestone) => ({ title, milestone, minutes: total / lines.length }));
  const weeks = packWeeks(items, capacities, { formatPart }).map((week) =>
    week.map(({ title, minutes, milestone }) => ({ text: title, minutes, milestone })),
  );
  const titles = weekTitles(
    weeks,
    lines.map((line) => ({ result: line, subject: line })),
    { separator: ' · ', underWay: '{r} {p}', progress: ['…', '…', '…'], list: (subjects) => subjects.join(' · ') },
  );
  return weeks.map((tasks, n) => ({ title: titles[n]!, tasks }));
}

function ownLines({ facts, text, measure, title }: PlanInput): string[] {
  const sources = [...facts.parts, ...facts.obstacles];
  const candidates = sources.length > 0 ? sources : (facts.goal || text || title).split(sentenceEnd);
  const lines = [...candidates, measure]
    .map((line) => truncate(normalizeLine(line), MAX_LINE_LENGTH))
    .filter((line) => line !== '');
  const distinct = [...new Set(lines)].slice(0, MAX_LINES);
  return distinct.length > 0 ? distinct : [NO_WORDS];
}
