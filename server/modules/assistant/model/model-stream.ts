import type { JSONSchema7, LanguageModelUsage, ModelMessage } from 'ai';
import type { TokenUsage } from '../plan-generator.ts';
import { errorFromEvent, ModelError } from './model-error.ts';
import { MAX_RESPONSE_BYTES } from './model-fetch.ts';
import type { LoadModel } from './model-sdk.ts';
import { truncate } from './prompt-text.ts';
import { createThoughtFilter } from './thoughts.ts';

export interface TextRequest {
  /** The instructions, the same for all users. */
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  /** Whether long texts of the user are cut if the context of the model is too small. */
  readonly canShorten?: boolean;
  readonly maxOutputTokens: number;
  /** Of the JSON that is asked for, if the endpoint knows schemas. */
  readonly responseSchema?: JSONSchema7;
}

/** What remains of a text of the user that has to be cut. */
export const SHORT_LENGTH = 2000;

interface StreamTimeouts {
  /** Until the first token: a model may have to be loaded, or thinks first. */
  readonly firstToken: number;
  /** Between two tokens. */
  readonly idle: number;
}

export interface EndOfText {
  /** Otherwise, the response was cut off at the token limit. */
  readonly isComplete: boolean;
  /** Whether texts of the user were cut. */
  readonly isShortened?: boolean;
  /** Null if the endpoint does not say. */
  readonly usage: TokenUsage | null;
}

/** Yields the text of a response as it arrives. */
export type StreamModel = (request: TextRequest, signal: AbortSignal) => AsyncGenerator<string, EndOfText>;

export function createModelStream(loadModel: LoadModel, timeoutsMs: StreamTimeouts): StreamModel {
  return async function* streamModel(request, signal): ReturnType<StreamModel> {
    const { system, messages, maxOutputTokens, responseSchema: schema } = request;
    const { sdk, model } = await loadModel();
    const silence = new AbortController();
    const abortAfter = (ms: number, reason: 'timeout' | 'stalled') =>
      setTimeout(() => silence.abort(new ModelError(reason)), ms).unref();
    let timer = abortAfter(timeoutsMs.firstToken, 'timeout');
    const abortSignal = AbortSignal.any([signal, silence.signal]);
    const withoutThoughts = createThoughtFilter();
    let size = 0;
    let end: EndOfText = { isComplete: true, usage: null };
    try {
      const { stream } = sdk.streamText({
        model,
        instructions: system,
        messages: [...messages],
        maxOutputTokens,
        // As text, because the SDK would parse all of a JSON object again with each token.
        ...(schema && { output: { ...sdk.Output.text(), responseFormat: Promise.resolve({ type: 'json', schema }) } }),
        maxRetries: 0,
        abortSignal,
        // The default prints errors, which contain the whole request.
        onError: () => {},
      });
      for await (const part of stream) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'finish') {
          if (part.finishReason === 'content-filter') throw new ModelError('refused');
          end = { isComplete: part.finishReason !== 'length', usage: toUsage(part.totalUsage) };
        }
        if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue;
        clearTimeout(timer);
        const text = part.type === 'text-delta' ? withoutThoughts(part.text) : '';
        size += text.length;
        if (size > MAX_RESPONSE_BYTES) throw new ModelError('tooLong');
        // The time that the consumer takes is not the model's.
        if (text !== '') yield text;
        timer = abortAfter(timeoutsMs.idle, 'stalled');
      }
      abortSignal.throwIfAborted();
      return end;
    } catch (error) {
      abortSignal.throwIfAborted();
      if (request.canShorten && error instanceof ModelError && error.reason === 'contextTooSmall') {
        const shorter = { ...request, messages: messages.map(shortenMessage), canShorten: false };
        return { ...(yield* streamModel(shorter, signal)), isShortened: true };
      }
      throw error instanceof ModelError ? error : toModelError(error, sdk);
    } finally {
      clearTimeout(timer);
      // Closes the connection if the consumer has stopped reading.
      silence.abort();
    }
  };
}

/** What the user has written is sent as JSON. A plan stays as it is. */
function shortenMessage(message: ModelMessage): ModelMessage {
  if (message.role !== 'user' || typeof message.content !== 'string' || !message.content.startsWith('{'))
    return message;
  const cut = (_: string, value: unknown) => (typeof value === 'string' ? truncate(value, SHORT_LENGTH) : value);
  return { role: 'user', content: JSON.stringify(JSON.parse(message.content, cut)) };
}

function toUsage({ inputTokens, outputTokens }: LanguageModelUsage): TokenUsage | null {
  return inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens };
}

/** The original error is dropped, because errors of the SDK contain the whole request. */
function toModelError(error: unknown, { NoOutputGeneratedError }: typeof import('ai')): ModelError {
  if (NoOutputGeneratedError.isInstance(error)) {
    return error.cause instanceof ModelError ? error.cause : new ModelError('unusable');
  }
  const { type, message } = (typeof error === 'object' && error !== null ? error : { message: error }) as {
    readonly type?: unknown;
    readonly message?: unknown;
  };
  return errorFromEvent([type, message].filter((part) => typeof part === 'string').join(' '));
}
