import type { GoalKind } from '../goal-kind.ts';
import { normalizeLine } from '../user-text.ts';

const beginnerPattern =
  /\b(?:have never|i['’]ve never|never (?:tried|done|learn\w*|ran|run|played|written)|beginners?|nothing|no (?:experience|idea|knowledge|clue)|from scratch|zero|new to|only an idea|out of (?:breath|shape))\b/iu;
const negationPattern =
  /\b(?:not|never|cannot|can['’]t|\w+n['’]t|hardly|barely|only|without|want(?:ed)?|tried|trying|avoid\w*|weak)\b/iu;
const countPattern = String.raw`(?:\d+|one|two|three|four|five|six|a few|some|many)`;
const someExperiencePattern =
  /\b(?:basics?|a little|a bit|some|now and then|sometimes|once(?! a| per| every)|used to|years ago|at school|lessons|studied|a2|half of|halfway|began|begun|started|first (?:steps|draft))\b/iu;
const experiencedPattern = new RegExp(
  String.raw`\b(?:already|experienced|advanced|intermediate|fluent(?:ly)?|confident(?:ly)?|(?:fairly|quite|pretty|very) (?:good|well)|well|good at|regularly|for (?:\S+ ){1,2}(?:years|months)|years of|have (?:run|finished|completed|passed|published)|${countPattern}(?: times| days| sessions| runs| x)? (?:a|per|each|every) week|(?:once|twice) (?:a|per|every) week|every (?:day|week)|daily|b[12]|c[12]|professional(?:ly)?)\b`,
  'iu',
);

const partialProgressPattern = new RegExp(
  String.raw`\bunderstand\b|\b${countPattern} (?:chapters?|pages|songs|pieces|recipes|interviews|customers)\b|^i (?:can |still )?(?:play|speak|run|jog|swim|code|paint|draw|write|cook|sing|cycle|train|dance|meditate)\b`,
  'iu',
);

/** Estimates how much of the first phase a user can skip, from 0 to 1. */
export function estimateExperience(start: string, { everybodyBegins }: GoalKind): number {
  const line = normalizeLine(start);
  if (everybodyBegins || beginnerPattern.test(line)) return 0;
  const clauses = line.split(/[,;.:]|\bbut\b/iu).map((clause) => clause.trim());
  const experience = Math.max(...clauses.map(clauseExperience));
  // 'I have learned it for years, but cannot speak' counts as partial experience.
  return clauses.some((clause) => negationPattern.test(clause)) ? Math.min(experience, 0.5) : experience;
}

function clauseExperience(clause: string): number {
  if (negationPattern.test(clause)) return 0;
  if (someExperiencePattern.test(clause)) return 0.5;
  if (experiencedPattern.test(clause)) return 1;
  return partialProgressPattern.test(clause) ? 0.5 : 0;
}
