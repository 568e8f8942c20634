import type { GoalKind } from './goal-kind.ts';
import { inOneLine } from './own-words.ts';

const beginner =
  /\b(?:have never|i['’]ve never|never (?:tried|done|learn\w*|ran|run|played|written)|beginners?|nothing|no (?:experience|idea|knowledge|clue)|from scratch|zero|new to|only an idea|out of (?:breath|shape))\b/iu;
const negative =
  /\b(?:not|never|cannot|can['’]t|\w+n['’]t|hardly|barely|only|without|want(?:ed)?|tried|trying|avoid\w*|weak)\b/iu;
const count = String.raw`(?:\d+|one|two|three|four|five|six|a few|some|many)`;
const faded =
  /\b(?:basics?|a little|a bit|some|now and then|sometimes|once(?! a| per| every)|used to|years ago|at school|lessons|studied|a2|half of|halfway|began|begun|started|first (?:steps|draft))\b/iu;
const farAlong = new RegExp(
  String.raw`\b(?:already|experienced|advanced|intermediate|fluent(?:ly)?|confident(?:ly)?|(?:fairly|quite|pretty|very) (?:good|well)|well|good at|regularly|for (?:\S+ ){1,2}(?:years|months)|years of|have (?:run|finished|completed|passed|published)|${count}(?: times| days| sessions| runs| x)? (?:a|per|each|every) week|(?:once|twice) (?:a|per|every) week|every (?:day|week)|daily|b[12]|c[12]|professional(?:ly)?)\b`,
  'iu',
);

const someWay = new RegExp(
  String.raw`\bunderstand\b|\b${count} (?:chapters?|pages|songs|pieces|recipes|interviews|customers)\b|^i (?:can |still )?(?:play|speak|run|jog|swim|code|paint|draw|write|cook|sing|cycle|train|dance|meditate)\b`,
  'iu',
);

/** How much of the first phase somebody has behind them who stands there, from 0 to 1: who has run for years is not told to walk. */
export function headStart(start: string, { everybodyBegins }: GoalKind): number {
  const said = inOneLine(start);
  if (everybodyBegins || beginner.test(said)) return 0;
  const clauses = said.split(/[,;.:]|\bbut\b/iu).map((clause) => clause.trim());
  const most = Math.max(...clauses.map(clauseSays));
  // 'I have learned it for years, but cannot speak' is no more than some of the way.
  return clauses.some((clause) => negative.test(clause)) ? Math.min(most, 0.5) : most;
}

function clauseSays(clause: string): number {
  if (negative.test(clause)) return 0;
  if (faded.test(clause)) return 0.5;
  if (farAlong.test(clause)) return 1;
  return someWay.test(clause) ? 0.5 : 0;
}
