import {
  type AnsweredStep,
  type Pillar,
  pillars,
  type PlanBrief,
  type PlanScope,
  NO_PREFERENCE,
} from '#domain/assistant/brief.ts';
import { parseNarrative } from './narrative.ts';
import { answerText } from '#domain/assistant/parse-scope.ts';

/** Limits obstacles and learning styles to more than any plan can use. */
const MAX_ITEMS = 20;

interface BriefOptions {
  readonly title?: string | undefined;
}

/** Placeholders that people type into a required field. */
const emptyAnswerPattern =
  /^(?:[\p{P}\p{S}\s]*|(?:n\/?a|none|no|nope|nothing|no idea|(?:i )?(?:don['’]?t|do not) know|idk|not sure|skip)[.!?]*)$/iu;

/** Replaces unknown pillars by the one that the position of the answer implies. */
export function assignPillars(history: readonly AnsweredStep[]): AnsweredStep[] {
  return history.map((step, index) => {
    const isKnown = pillars.some((pillar) => pillar === step.pillar);
    return isKnown ? step : { ...step, pillar: pillars[index] ?? step.pillar };
  });
}

export function briefFromAnswers(
  history: readonly AnsweredStep[],
  scope: PlanScope,
  { title = '' }: BriefOptions,
): PlanBrief {
  const findAnswer = (pillar: Pillar) => {
    const step = history.find((answered) => answered.pillar === pillar);
    return step && answerText(step) !== NO_PREFERENCE && !emptyAnswerPattern.test(answerText(step).trim())
      ? step
      : undefined;
  };
  const text = (pillar: Pillar) => {
    const step = findAnswer(pillar);
    return step ? answerText(step).trim() : '';
  };
  return {
    ...scope,
    title: title.trim(),
    goal: text('Specific'),
    measure: text('Measurable'),
    start: text('Achievable'),
    reason: text('Relevant'),
    obstacles: parseList(findAnswer('Obstacles')).slice(0, MAX_ITEMS),
    learning: parseList(findAnswer('Learning')).slice(0, MAX_ITEMS),
  };
}

const clausePatterns = {
  measure:
    /\b(?:i(?:'ll| will) know (?:it |that )?(?:when |by )?|measured by |success (?:means|is) |done when |so that i can |until i can )(.+)/i,
  reason: /\b(?:because |since i |as i )(.+)/i,
  start:
    /\b((?:i(?:'m| am) (?:a |an |still |currently )|i have never |i(?:'ve| have) (?:already |only )|i (?:can )?already |i know |i used to |currently |so far |right now |at the moment ).+)/i,
  obstacle:
    /\b(?:but |problem is |trouble is |struggle with |hard(?:est)? (?:part )?(?:is|because) |in the way:? |obstacles?:? |afraid (?:of |that )?)(.+)/i,
  learning: /\b(?:learn(?:ing)? best (?:by |with |from )?|i like to learn (?:by |with |from )?|i prefer )(.+)/i,
} as const;

/** Sentences about the starting point are not the goal, though many descriptions begin with one. */
const currentStatePattern =
  /^(?:i(?:'m| am|'ve| have| already| know| can| used to) (?!to\b|going to\b|planning to\b|trying to\b)|currently |so far |right now |at the moment )/i;

/** Reads the labelled answers of a narrative. From any other text, extracts what its sentences reveal. */
export function briefFromPrompt(prompt: string, scope: PlanScope, options: BriefOptions): PlanBrief {
  const answers = parseNarrative(prompt);
  if (answers.length > 1) return briefFromAnswers(answers, scope, options);
  const sentences = prompt
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim().replace(/[.!?]+$/, ''))
    .filter(Boolean);
  const findClauses = (clause: RegExp) => sentences.flatMap((sentence) => clause.exec(sentence)?.[1]?.trim() ?? []);
  const [ability] = /\bso that (i can .+)/i.exec(prompt.split(/[.!?\n]/)[0] ?? '')?.slice(1) ?? [];
  return {
    ...scope,
    title: options.title?.trim() ?? '',
    goal: sentences.find((sentence) => !currentStatePattern.test(sentence)) ?? prompt.trim(),
    measure: ability ?? findClauses(clausePatterns.measure)[0] ?? '',
    start: findClauses(clausePatterns.start)[0] ?? '',
    reason: findClauses(clausePatterns.reason)[0] ?? '',
    obstacles: findClauses(clausePatterns.obstacle).flatMap(splitList).slice(0, MAX_ITEMS),
    learning: findClauses(clausePatterns.learning).flatMap(splitList).slice(0, MAX_ITEMS),
  };
}

/** The selected options, or the parts of a typed list. */
function parseList(step: AnsweredStep | undefined): string[] {
  if (!step) return [];
  return typeof step.a === 'string' ? splitList(step.a) : step.a.map((part) => part.trim()).filter(Boolean);
}

function splitList(text: string): string[] {
  return text
    .split(/[,;\n]|\band\b/)
    .map((part) => part.trim())
    .filter(Boolean);
}
