import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planTextFormat } from '#planner/plan-text/plan-text-format.ts';
import { REFUSAL_WORD } from './empty-reply.ts';

const words: Readonly<Record<string, string>> = { format: planTextFormat, refusal: REFUSAL_WORD };

/** A text of `prompts/`. What stands in braces is one of the words, or another text. */
function readPrompt(name: string): string {
  const text = readFileSync(join(import.meta.dirname, 'prompts', `${name}.txt`), 'utf8').trim();
  return text.replaceAll(/\{(\w+)\}/g, (_, part: string) => words[part] ?? readPrompt(part));
}

/** The instructions to a model, the same for all users. */
export const systemPrompts = {
  plan: readPrompt('plan'),
  week: readPrompt('week'),
  change: readPrompt('change'),
  task: readPrompt('task'),
  milestones: readPrompt('milestones'),
  /** It also spells out its JSON shape, for endpoints without schema support. */
  question: readPrompt('question'),
};
