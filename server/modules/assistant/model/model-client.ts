import type { JSONSchema7, LanguageModel, ModelMessage } from 'ai';
import * as z from 'zod/mini';
import { findOversizedList } from '#server/http/request/list-limits.ts';
import { isRefusal } from './empty-reply.ts';
import { ModelError } from './model-error.ts';
import type { LoadModel } from './model-sdk.ts';
import { createThoughtFilter } from './thoughts.ts';

/** A response that does not match the request. The message is sent to the model, so that it can correct itself. */
export class UnusableResponseError extends Error {
  override name = 'UnusableResponseError';
}

export interface ModelRequest<S extends z.ZodMiniType, T> {
  /** The instructions, the same for all users. */
  readonly system: string;
  /** User input as JSON, kept apart from the instructions. */
  readonly data: string;
  readonly schema: S;
  /** Checks what the schema cannot express. Throws `UnusableResponseError`. */
  parse(response: z.output<S>): T;
  readonly maxOutputTokens: number;
}

interface ModelResponse {
  readonly text: string;
  /** The JSON object in the text, if there is one. */
  readonly value: unknown;
  /** The content filter of the provider withheld the response. */
  readonly isFiltered: boolean;
}

export type CallModel = <S extends z.ZodMiniType, T>(request: ModelRequest<S, T>, signal: AbortSignal) => Promise<T>;

/** Maximum characters of an unusable response that are sent back to the model. */
const MAX_REPAIR_CONTEXT = 20_000;

export const quoteResponse = (text: string) => text.slice(0, MAX_REPAIR_CONTEXT).toWellFormed();

/** Requests a JSON object. Retries once if the response is unusable. */
export function createModelClient(loadModel: LoadModel): CallModel {
  return async (request, signal) => {
    const { sdk, model } = await loadModel();
    const messages: ModelMessage[] = [{ role: 'user', content: request.data }];
    for (let isRepair = false; ; isRepair = true) {
      let text = '';
      try {
        const response = await generate(sdk, model, request, messages, signal);
        text = response.text;
        if (response.isFiltered || isRefusal(text)) throw new ModelError('refused');
        return request.parse(parseValue(request.schema, response.value));
      } catch (error) {
        if (signal.aborted || error instanceof ModelError) throw error;
        // The original error is dropped, because errors of the SDK contain the whole request.
        if (isRepair) throw new ModelError('unusable');
        if (text !== '') messages.push({ role: 'assistant', content: quoteResponse(text) });
        const problem = error instanceof UnusableResponseError ? error.message : 'It is not the requested JSON object.';
        messages.push({ role: 'user', content: `This cannot be used: ${problem} Answer with the JSON object alone.` });
      }
    }
  };
}

function parseValue<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const oversizedList = findOversizedList(value);
  if (oversizedList !== undefined)
    throw new UnusableResponseError(`${oversizedList || 'The response'} is far too long.`);
  const { success, data, error } = z.safeParse(schema, value);
  if (success) return data;
  const [issue] = error.issues;
  throw new UnusableResponseError(`${issue?.path.join('.') || 'The response'}: ${issue?.message ?? 'invalid'}.`);
}

async function generate(
  { generateText, jsonSchema, NoObjectGeneratedError, Output }: typeof import('ai'),
  model: LanguageModel,
  {
    system,
    schema,
    maxOutputTokens,
  }: Pick<ModelRequest<z.ZodMiniType, unknown>, 'system' | 'schema' | 'maxOutputTokens'>,
  messages: ModelMessage[],
  abortSignal: AbortSignal,
): Promise<ModelResponse> {
  try {
    const { text, output, finishReason } = await generateText({
      model,
      instructions: system,
      messages,
      output: Output.object({ schema: jsonSchema(toJsonSchema(schema)) }),
      maxOutputTokens,
      maxRetries: 0,
      abortSignal,
    });
    return { text, value: output, isFiltered: finishReason === 'content-filter' };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    const text = createThoughtFilter()(error.text ?? '');
    return { text, value: extractJsonObject(text), isFiltered: error.finishReason === 'content-filter' };
  }
}

/** All fields required and none with a default, as the strict modes of endpoints demand. */
function toJsonSchema(schema: z.ZodMiniType): JSONSchema7 {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
    },
  }) as JSONSchema7;
}

/** Small models tend to wrap the JSON in prose or a code block. */
function extractJsonObject(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
