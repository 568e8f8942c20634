import { weekdays } from '#domain/assistant/facts.ts';
import type { PlanInput } from '../plan-input.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { normalizeLine } from '../user-text.ts';
import { inQuotes, list, overlap } from './user-words.ts';

const dayNames = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
const MAX_QUOTES = 4;
const MAX_QUOTE = 80;
/** With so many of its words, it says the same. */
const MOST = 0.5;

/** What the user said about themselves and the plan follows. */
export function consideredLine({ facts }: PlanInput, playbook: Playbook, tasks: readonly string[]): string {
  const days = facts.days.map((day) => dayNames[weekdays.indexOf(day)]!);
  const isForBeginners = playbook.milestones.some(
    ({ experience, tasks: all }) => experience !== null || all.some((task) => task.experience !== null),
  );
  const parts = [
    facts.level === 'beginner' && isForBeginners && 'you start from zero',
    facts.level === 'advanced' && 'you have done this before, so the beginnings are short',
    days.length > 0 && days.length < 7 && `your time is on ${list(days)}`,
    facts.budget && tasks.some((task) => task.includes(facts.budget!)) && `it may cost at most ${facts.budget}`,
  ].filter((part) => typeof part === 'string' && part !== '');
  return parts.length === 0 ? '' : `Taken into account: ${parts.join('; ')}.`;
}

const MAX_THING_WORDS = 8;
/** Forms of verbs, and words that only stand between others. */
const noThing =
  /\b(?:i|i'm|i've|my own|is|are|was|were|be|been|am|has|have|had|will|would|can|could|do|does|did|don't|not|never|because|although|which|who|that|if|when|while|but|so|then)\b|[.!?;:…]/i;
const pairs = ['()', '[]', '“”', '«»', '„“'];

/** A short noun phrase: “a metronome”, unlike the first word of a sentence or half of it. */
function isThing(text: string, language: string | null): boolean {
  const words = normalizeLine(text).split(/\s+/);
  const isBalanced =
    pairs.every(([open, close]) => text.split(open!).length === text.split(close!).length) &&
    text.split('"').length % 2 === 1;
  // Where words are written apart and nouns have articles, a single one was often torn out of its sentence.
  const isTorn = words.length === 1 && language !== null && language !== 'en' && language !== 'ja';
  return isBalanced && !isTorn && words.length <= MAX_THING_WORDS && !noThing.test(text) && !/[,–-]$/.test(text);
}

/** What makes it hard for the user and what they have, in their words: it is theirs to judge where it matters. */
export function saidLine({ facts: { obstacles, weakSpots, has, refusals }, language }: PlanInput): string {
  const isRefusal = (text: string) => refusals.some((refusal) => overlap(text, refusal) >= MOST);

  const quotes = (texts: readonly string[]) =>
    [...new Set(texts.map(normalizeLine))]
      .filter((text) => text.length > 2 && !/^no /i.test(text) && !isRefusal(text))
      .slice(0, MAX_QUOTES)
      .map((text) => inQuotes(text, MAX_QUOTE));
  const [hard, own] = [quotes([...obstacles, ...weakSpots]), quotes(has.filter((text) => isThing(text, language)))];
  return [
    ...(hard.length > 0 ? [`What makes it hard, in your words: ${hard.join(', ')}.`] : []),
    ...(own.length > 0 ? [`You have: ${own.join(', ')}.`] : []),
  ].join(' ');
}
