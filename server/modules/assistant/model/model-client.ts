import type { JSONSchema7, LanguageModel, ModelMessage } from 'ai';
import * as z from 'zod/mini';
import type { ModelConfig } from '../../config.ts';
import { longListIn } from '../../http/long-list.ts';
import { type ModelAnswer, isRefusal } from './model-refusal.ts';
import { modelFetch } from './model-fetch.ts';
import { ModelFailure } from './model-failure.ts';

/** An answer that says something else than what it was asked for; the message says what is wrong, for the model itself. */
export class Unusable extends Error {
  override name = 'Unusable';
}

export interface ModelQuestion<S extends z.ZodMiniType, T> {
  /** What the model is to do; the same for everybody. */
  readonly system: string;
  /** What people typed, as data. */
  readonly data: string;
  /** What the answer looks like … */
  readonly shape: S;
  /** … and what else must be true of it: throws `Unusable`. */
  read(answer: z.output<S>): T;
  readonly maxOutputTokens: number;
}

export type AskModel = <S extends z.ZodMiniType, T>(question: ModelQuestion<S, T>, signal: AbortSignal) => Promise<T>;

/** How much of a wrong answer the model is shown again. */
const SHOWN_AGAIN = 20_000;

/** Asks once, and once more where the answer cannot be used. The SDK is loaded when it is first needed. */
export function openModel(config: ModelConfig): AskModel {
  let loading: ReturnType<typeof load> | undefined;
  return async (question, signal) => {
    const { generate, model } = await (loading ??= load(config));
    const messages: ModelMessage[] = [{ role: 'user', content: question.data }];
    for (let isRepair = false; ; isRepair = true) {
      let text = '';
      try {
        const answer = await generate(model, question, messages, signal);
        text = answer.text;
        if (isRefusal(answer)) throw new ModelFailure('refused');
        return question.read(shaped(question.shape, answer.value));
      } catch (error) {
        if (signal.aborted || error instanceof ModelFailure) throw error;
        // Whatever else is thrown, be it that an answer is too much to be taken apart. Nothing of it is kept: the SDK's
        // errors carry the whole request.
        if (isRepair) throw new ModelFailure('unusable');
        if (text !== '') messages.push({ role: 'assistant', content: text.slice(0, SHOWN_AGAIN).toWellFormed() });
        const why = error instanceof Unusable ? error.message : 'It is not the JSON object that was asked for.';
        messages.push({ role: 'user', content: `This cannot be used: ${why} Answer with the JSON object alone.` });
      }
    }
  };
}

function shaped<S extends z.ZodMiniType>(shape: S, value: unknown): z.output<S> {
  const longList = longListIn(value);
  if (longList !== undefined) throw new Unusable(`${longList || 'It'}: is far too long.`);
  const { success, data, error } = z.safeParse(shape, value);
  if (success) return data;
  const [issue] = error.issues;
  throw new Unusable(`${issue?.path.join('.') || 'It'}: ${issue?.message ?? 'is wrong'}.`);
}

async function load(config: ModelConfig) {
  const { generateText, jsonSchema, NoObjectGeneratedError, Output } = await import('ai');
  // It would write to standard error what endpoints do not support.
  globalThis.AI_SDK_LOG_WARNINGS = false;

  const generate = async (
    model: LanguageModel,
    {
      system,
      shape,
      maxOutputTokens,
    }: Pick<ModelQuestion<z.ZodMiniType, unknown>, 'system' | 'shape' | 'maxOutputTokens'>,
    messages: ModelMessage[],
    abortSignal: AbortSignal,
  ): Promise<ModelAnswer> => {
    try {
      const { text, output, finishReason } = await generateText({
        model,
        instructions: system,
        messages,
        output: Output.object({ schema: jsonSchema(jsonSchemaOf(shape)) }),
        maxOutputTokens,
        maxRetries: 0,
        abortSignal,
      });
      return { text, value: output, isFiltered: finishReason === 'content-filter' };
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      const isFiltered = error.finishReason === 'content-filter';
      return { text: error.text ?? '', value: objectIn(error.text ?? ''), isFiltered };
    }
  };
  return { generate, model: await languageModel(config) };
}

async function languageModel({ provider, baseUrl, apiKey, name }: ModelConfig): Promise<LanguageModel> {
  const fetch = modelFetch(baseUrl);
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: baseUrl, apiKey: apiKey!, fetch })(name);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    fetch,
    supportsStructuredOutputs: true,
    ...(baseUrl.startsWith('https://api.openai.com/') && { transformRequestBody: inOpenAisWords }),
    ...(apiKey !== undefined && { apiKey }),
  })(name);
}

/** OpenAI's newer models do not take the name by which everybody else knows it. */
function inOpenAisWords({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}

/** Every field required and none with a default: what the strict modes of endpoints take. */
function jsonSchemaOf(shape: z.ZodMiniType): JSONSchema7 {
  return z.toJSONSchema(shape, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
    },
  }) as JSONSchema7;
}

/** What stands in a text that also says other things, or has its JSON in a box, as small models like to have it. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
