import { type AnsweredStep, type Pillar, pillars, type PlanBrief, type PlanFrame, skipped } from './brief.ts';
import { answersIn } from './narrative.ts';
import { textOf } from './read-frame.ts';

/** More obstacles, or ways of learning, than a plan has room for. */
const MOST = 20;

interface More {
  readonly title?: string | undefined;
}

// What people type into a field that they would rather leave empty.
const unsaid =
  /^(?:[\p{P}\p{S}\s]*|(?:n\/?a|none|no|nope|nothing|no idea|(?:i )?(?:don['’]?t|do not) know|idk|not sure|skip)[.!?]*)$/iu;

/** Each answer with what it is about: where that is none of ours, it is decided by its place. */
export function inPlace(history: readonly AnsweredStep[]): AnsweredStep[] {
  return history.map((step, place) => {
    const isOurs = pillars.some((pillar) => pillar === step.pillar);
    return isOurs ? step : { ...step, pillar: pillars[place] ?? step.pillar };
  });
}

/** What a plan is to be written from, as the answers say it. */
export function briefFromAnswers(history: readonly AnsweredStep[], frame: PlanFrame, { title = '' }: More): PlanBrief {
  const said = (pillar: Pillar) => {
    const step = history.find((answered) => answered.pillar === pillar);
    return step && textOf(step) !== skipped && !unsaid.test(textOf(step).trim()) ? step : undefined;
  };
  const text = (pillar: Pillar) => {
    const step = said(pillar);
    return step ? textOf(step).trim() : '';
  };
  return {
    ...frame,
    title: title.trim(),
    goal: text('Specific'),
    measure: text('Measurable'),
    start: text('Achievable'),
    reason: text('Relevant'),
    obstacles: listIn(said('Obstacles')).slice(0, MOST),
    learning: listIn(said('Learning')).slice(0, MOST),
  };
}

const clauses = {
  measure:
    /\b(?:i(?:'ll| will) know (?:it |that )?(?:when |by )?|measured by |success (?:means|is) |done when |so that i can |until i can )(.+)/i,
  reason: /\b(?:because |since i |as i )(.+)/i,
  start:
    /\b((?:i(?:'m| am) (?:a |an |still |currently )|i have never |i(?:'ve| have) (?:already |only )|i (?:can )?already |i know |i used to |currently |so far |right now |at the moment ).+)/i,
  obstacle:
    /\b(?:but |problem is |trouble is |struggle with |hard(?:est)? (?:part )?(?:is|because) |in the way:? |obstacles?:? |afraid (?:of |that )?)(.+)/i,
  learning: /\b(?:learn(?:ing)? best (?:by |with |from )?|i like to learn (?:by |with |from )?|i prefer )(.+)/i,
} as const;

// Where somebody stands is not where they want to go, though many begin with it.
const aboutToday =
  /^(?:i(?:'m| am|'ve| have| already| know| can| used to) (?!to\b|going to\b|planning to\b|trying to\b)|currently |so far |right now |at the moment )/i;

/** The same of a description in one go: of our own story every answer, of anything else what its sentences give away. */
export function briefFromPrompt(prompt: string, frame: PlanFrame, more: More): PlanBrief {
  const told = answersIn(prompt);
  if (told.length > 1) return briefFromAnswers(told, frame, more);
  const sentences = prompt
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim().replace(/[.!?]+$/, ''))
    .filter(Boolean);
  const found = (clause: RegExp) => sentences.flatMap((sentence) => clause.exec(sentence)?.[1]?.trim() ?? []);
  const [canDo] = /\bso that (i can .+)/i.exec(prompt.split(/[.!?\n]/)[0] ?? '')?.slice(1) ?? [];
  return {
    ...frame,
    title: more.title?.trim() ?? '',
    goal: sentences.find((sentence) => !aboutToday.test(sentence)) ?? prompt.trim(),
    measure: canDo ?? found(clauses.measure)[0] ?? '',
    start: found(clauses.start)[0] ?? '',
    reason: found(clauses.reason)[0] ?? '',
    obstacles: found(clauses.obstacle).flatMap(partsOf).slice(0, MOST),
    learning: found(clauses.learning).flatMap(partsOf).slice(0, MOST),
  };
}

/** What was chosen of several, or what commas part. */
function listIn(step: AnsweredStep | undefined): string[] {
  if (!step) return [];
  return typeof step.a === 'string' ? partsOf(step.a) : step.a.map((part) => part.trim()).filter(Boolean);
}

function partsOf(text: string): string[] {
  return text
    .split(/[,;\n]|\band\b/)
    .map((part) => part.trim())
    .filter(Boolean);
}
