import type { PlanInput } from '../plan-input.ts';
import { normalizeLine, truncate } from '../user-text.ts';

/** With fewer, the user is asked for more. */
const MIN_LINES = 3;
const MAX_LINES = 12;
const MAX_WORDS = 16;
const MAX_LENGTH = 160;
/** Between the members of a list: ', ', ' and ', a line break with a bullet. */
const SEPARATOR = /^(?:.{0,8}|[^.!?。！？]{0,30})$/su;
const SENTENCE_END = /[\n.!?;。！？；؟।…]+/u;
/** Stands for a goal without a single visible character. */
const NO_WORDS = '…';
/** What tells a situation instead of something to do. */
const STATEMENT =
  /(?:^|\s)(?:i'm|i am|i've|i have|i had|i keep|i was|it's|it is|he's|she's|they're|my \p{L}+ (?:is|was|has)|the \p{L}+ \p{L}+ me|ich bin|ich habe|ich war|es ist|soy|estoy|tengo|es que|je suis|j'ai|c'est|sou|estou|tenho)(?:\s|$)/iu;

type Texts = Pick<PlanInput, 'facts' | 'text'>;

/**
 * What the user wants to have done, line by line. What they answered counts as it is; what was found in their running text before that,
 * only if it is a list there, because a fragment of a story is not a task.
 */
export function ownLines({ facts, text }: Texts): string[] {
  const source = toKey(text);
  const lines = distinct(facts.parts);
  const answered = lines.findIndex((line) => !source.includes(toKey(line)));
  const found = answered === -1 ? lines : lines.slice(0, answered);
  return [...findList(found, source), ...lines.slice(found.length)].slice(0, MAX_LINES);
}

/** Whether the user has said enough about what has to be done. */
export const hasEnoughLines = (input: Texts): boolean => ownLines(input).length >= MIN_LINES;

/** The user's lines. If there are too few, what else is known to be wanted: single tasks in the text, and the goal. */
export function planLines(input: PlanInput): string[] {
  const { facts, text, title, measure, language } = input;
  const lines = ownLines(input);
  if (lines.length >= MIN_LINES) return lines;
  const goal = facts.goal || text || title;
  // Short sentences in a language that we do not read are most likely a list.
  const goals = language === null ? goal.split(SENTENCE_END) : [goal.split('\n', 1)[0]!];
  const all = distinct([...lines, ...facts.parts.filter(isTask), ...goals, ...(language === null ? [measure] : [])]);
  return all.length > 0 ? all.slice(0, MAX_LINES) : [NO_WORDS];
}

/** The longest run of lines that stand next to each other in the text, if it is a list. */
function findList(lines: readonly string[], source: string): string[] {
  let run: string[] = [];
  let longest: string[] = [];
  let end = -1;
  for (const line of lines) {
    const key = toKey(line);
    const at = source.indexOf(key, Math.max(0, end));
    if (at === -1 || !isTask(line)) continue;
    run = end !== -1 && SEPARATOR.test(source.slice(end, at)) ? [...run, line] : [line];
    end = at + key.length;
    if (run.length > longest.length) longest = run;
  }
  return longest.length >= MIN_LINES ? longest : [];
}

function isTask(line: string): boolean {
  const opened = line.split(/[([（]/u).length;
  const closed = line.split(/[)\]）]/u).length;
  return opened === closed && !STATEMENT.test(line.replaceAll('’', "'")) && line.split(/\s+/u).length <= MAX_WORDS;
}

function distinct(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts
    .map((text) => truncate(normalizeLine(text), MAX_LENGTH))
    .filter((line) => {
      const key = toKey(line);
      return line !== '' && !seen.has(key) && seen.add(key);
    });
}

const toKey = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’‘´`]/gu, "'")
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replace(/…$/u, '');
