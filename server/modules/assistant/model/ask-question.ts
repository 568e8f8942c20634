import type { JSONSchema7, ModelMessage } from 'ai';
import * as z from 'zod/mini';
import { nameField } from '#contract/schema/fields.ts';
import { type AnsweredStep, pillars, type Question } from '#domain/assistant/brief.ts';
import { findOversizedList } from '#server/http/request/list-limits.ts';
import { ModelError } from './model-error.ts';
import { type ModelTools, readReply } from './model-tools.ts';
import { buildQuestionData } from './plan-prompt.ts';
import { systemPrompts } from './system-prompts.ts';

const QUESTION_TOKENS = 1000;
/** Maximum characters of an unusable response that are sent back to the model. */
const MAX_REPAIR_CONTEXT = 20_000;

export const quoteResponse = (text: string) => text.slice(0, MAX_REPAIR_CONTEXT).toWellFormed();

/** What the endpoint is asked for. All fields are required, as the strict modes of endpoints demand. */
const responseSchema = z.toJSONSchema(
  z.object({ question: z.string(), examples: z.array(z.string()), optional: z.boolean(), multiSelect: z.boolean() }),
  { target: 'draft-7' },
) as JSONSchema7;

/** An invalid optional field is no reason to ask again. */
const withFallback = z.catch;

const questionSchema = z.object({
  question: nameField(500, 'It is missing.', 'At most 500 characters.'),
  examples: z
    .array(nameField(200, 'One is empty.', 'At most 200 characters each.'))
    .check(z.refine((list) => list.length <= 6, 'At most 6.')),
  optional: withFallback(z.boolean(), false),
  multiSelect: withFallback(z.boolean(), false),
});

/** Asks for a JSON object, and once more if the response is unusable. */
export async function askQuestion(
  tools: ModelTools,
  narrative: string,
  history: readonly AnsweredStep[],
): Promise<Question> {
  // The pillar depends on the position of the question, not on the model.
  const pillar = pillars[history.length] ?? pillars[0];
  const messages: ModelMessage[] = [{ role: 'user', content: buildQuestionData(pillar, narrative, history) }];
  const request = {
    system: systemPrompts.question,
    messages,
    maxOutputTokens: QUESTION_TOKENS,
    responseSchema,
    canShorten: true,
  };
  for (let isRepair = false; ; isRepair = true) {
    const { text } = await readReply(tools, request);
    const result = readQuestion(extractJsonObject(text));
    if ('question' in result) return { ...result, pillar };
    if (isRepair) throw new ModelError('unusable');
    if (text !== '') messages.push({ role: 'assistant', content: quoteResponse(text) });
    messages.push({
      role: 'user',
      content: `This cannot be used: ${result.problem} Answer with the JSON object alone.`,
    });
  }
}

/** The problem is described to the model, so that it can correct itself. */
function readQuestion(value: unknown): Omit<Question, 'pillar'> | { readonly problem: string } {
  if (typeof value !== 'object' || value === null) return { problem: 'It is not the requested JSON object.' };
  const oversizedList = findOversizedList(value);
  if (oversizedList !== undefined) return { problem: `${oversizedList || 'The response'} is far too long.` };
  const { data, error } = z.safeParse(questionSchema, value);
  if (data) return data;
  const [issue] = error.issues;
  return { problem: `${issue?.path.join('.') || 'The response'}: ${issue?.message ?? 'invalid'}.` };
}

/** Small models tend to wrap the JSON in prose or a code block. */
function extractJsonObject(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
