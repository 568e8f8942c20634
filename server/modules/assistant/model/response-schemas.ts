import * as z from 'zod/mini';
import { nameField } from '#contract/schema/fields.ts';
import { pillars, type Question } from '#domain/assistant/brief.ts';
import { UnusableResponseError } from './model-client.ts';

/** Invalid optional fields get a fallback. */
const withFallback = z.catch;

export const questionSchema = z.object({
  question: z.string(),
  examples: z.array(z.string()),
  optional: withFallback(z.boolean(), false),
  multiSelect: withFallback(z.boolean(), false),
});

const strictQuestionSchema = z.object({
  question: nameField(500, 'It is missing.', 'At most 500 characters.'),
  examples: z
    .array(nameField(200, 'One is empty.', 'At most 200 characters each.'))
    .check(z.refine((list) => list.length <= 6, 'At most 6.')),
  optional: z.boolean(),
  multiSelect: z.boolean(),
});

/** The pillar depends on the position of the question, not on the model. */
export function parseQuestion(response: z.output<typeof questionSchema>, index: number): Question {
  return { ...parseOrThrow(strictQuestionSchema, response), pillar: pillars[index] ?? pillars[0] };
}

function parseOrThrow<S extends z.ZodMiniType>(schema: S, response: unknown): z.output<S> {
  const { success, data, error } = z.safeParse(schema, response);
  if (success) return data;
  const [issue] = error.issues;
  throw new UnusableResponseError(`${issue?.path.join('.')}: ${issue?.message}`);
}
