import { type AnsweredStep, NO_PREFERENCE, type Pillar } from '#domain/assistant/brief.ts';
import type { Facts } from '#domain/assistant/facts.ts';
import { answerText } from '#domain/assistant/parse-scope.ts';
import { limits } from '#domain/limits.ts';
import { assignPillars } from '../interview/assign-pillars.ts';
import { parseNarrative } from '../interview/narrative.ts';
import { findDeadline } from './dates/deadline.ts';
import { detectLanguage, guessLanguage } from './detect-language.ts';
import { type Background, findBackground } from './goal/background.ts';
import { findGoal } from './goal/goal.ts';
import { findParts } from './goal/parts.ts';
import { findThing } from './goal/thing.ts';
import { findPerson } from './people-and-places/people.ts';
import { findPlace } from './people-and-places/places.ts';
import { findQuantities } from './quantities/quantities.ts';
import { clip, toItems } from './situation/phrases.ts';
import { findSituation } from './situation/situation.ts';
import { createSource } from './source.ts';
import { findTime } from './time/time.ts';

/** Everything that the user's own words say. What they do not say is empty. */
export interface Understanding extends Background {
  readonly facts: Facts;
  /** 'en', 'de' …; null if it could not be recognized. */
  readonly language: string | null;
}

export interface UnderstandingContext {
  /** The user's current day, as YYYY-MM-DD. */
  readonly today: string;
  readonly timeZone: string;
}

/** Reads a description of a goal. The labelled lines of a narrative are read like the wizard's answers. */
export function understandText(text: string, context: UnderstandingContext): Understanding {
  const answers = parseNarrative(text);
  return answers.length > 1 ? understandAnswers(answers, context) : readText(text, context);
}

function readText(text: string, { today, timeZone }: UnderstandingContext): Understanding {
  const language = detectLanguage(text);
  const source = createSource(text.slice(0, limits.narrative), guessLanguage(text));
  const deadline = findDeadline(source, today, timeZone);
  const { spans, ...time } = findTime(source, today, deadline);
  const goal = findGoal(source, deadline.spans, spans);
  const facts: Facts = {
    goal: goal.text,
    thing: findThing(goal.text, source.language),
    ...findQuantities(source, deadline.spans),
    person: findPerson(source),
    place: findPlace(source),
    deadline: deadline.day,
    ...time,
    ...findSituation(source, goal.span),
    parts: findParts(source, goal.sentence, goal.text),
  };
  return { facts, ...findBackground(source), language };
}

/** Placeholders that people type into a required field. */
const EMPTY_ANSWER =
  /^(?:[\p{P}\p{S}\s]*|(?:n\/?a|none|no|nope|nothing|no idea|(?:i )?(?:don['’]?t|do not) know|idk|not sure|skip|keine|nichts|weiß nicht|ninguno|nada|no sé|rien|aucun|je ne sais pas|não sei|nenhum|なし|特になし|わからない)[.!?。]*)$/iu;

/** Reads each answer with the meaning of its question. */
export function understandAnswers(history: readonly AnsweredStep[], context: UnderstandingContext): Understanding {
  const answers = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  for (const step of assignPillars(history)) {
    const text = answerText(step).trim();
    if (text === NO_PREFERENCE || EMPTY_ANSWER.test(text) || answers.has(step.pillar)) continue;
    answers.set(step.pillar, text);
    lists.set(step.pillar, typeof step.a === 'string' ? splitList(text) : step.a);
  }
  const text = (pillar: Pillar) => answers.get(pillar) ?? '';
  const read = (...pillars: Pillar[]) => readText(pillars.map(text).filter(Boolean).join('.\n'), context);
  const all = readText([...answers.values()].join('.\n'), context);
  const goal = read('Specific').facts;
  const date = read('Time-bound').facts;
  const effort = read('Commitment').facts;
  const start = read('Achievable').facts;
  return {
    facts: {
      ...all.facts,
      goal: goal.goal,
      thing: goal.thing,
      amount: goal.amount ?? read('Measurable').facts.amount,
      count: goal.count ?? read('Measurable').facts.count,
      deadline: date.deadline ?? bareFrame(text('Time-bound'), context) ?? goal.deadline ?? all.facts.deadline,
      weeklyMinutes: effort.weeklyMinutes ?? all.facts.weeklyMinutes ?? bareHours(text('Commitment')),
      level: start.level ?? all.facts.level,
      obstacles: toItems([...(lists.get('Obstacles') ?? []), ...goal.obstacles, ...start.obstacles]),
    },
    measure: clip(text('Measurable'), limits.answer),
    start: clip(text('Achievable'), limits.answer),
    reason: clip(text('Relevant'), limits.answer),
    learning: toItems(lists.get('Learning') ?? []),
    language: all.language,
  };
}

/** 'When would you like to get there?' – '8 weeks'. */
function bareFrame(answer: string, context: UnderstandingContext): string | null {
  return /^\D{0,12}\d/u.test(answer) || answer !== '' ? readText(`in ${answer}`, context).facts.deadline : null;
}

/** 'How much time can you give it?' – '5 hours', which is meant a week. */
function bareHours(answer: string): number | null {
  const match =
    /(?<![\d.,])(?<hours>\d{1,3})(?:[.,](?<part>\d))? ?(?:h|hours?|hrs?|stunden?|std|horas?|heures?|時間)(?![a-zA-ZÀ-ɏ])/i.exec(
      answer,
    );
  const minutes = Math.round(Number(`${match?.groups!['hours']}.${match?.groups!['part'] ?? 0}`) * 60);
  return match && minutes >= 1 && minutes <= limits.weeklyMinutes ? minutes : null;
}

function splitList(text: string): string[] {
  return text.split(/[,;\n、]|(?:^|\s)(?:and|und|y|et|e)(?:\s|$)/i);
}
