import { contextPattern } from './model-error.ts';

type TokenField = 'max_tokens' | 'max_completion_tokens';

interface ModelBody {
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  /** The formats of OpenAI and Anthropic. */
  readonly response_format?: unknown;
  readonly output_config?: unknown;
  readonly stream_options?: unknown;
}

const formatPattern = /response_?format|json_?schema|json_object|structured.?output|output_(?:config|format)/i;
const usagePattern = /stream_options|include_usage/i;
const unsupportedPattern = /unsupported|not supported|unrecogni[sz]ed|unknown|instead|not permitted|unexpected/i;
const contextSizePattern = /context.?(?:length|window|size|limit)\D{0,40}(\d{3,7})/i;
const outputPattern = /max_?(?:completion_?|output_?)?tokens|output tokens|completion tokens/i;

const MAX_OUTPUT_TOKENS = 16_000;
/** A request is so much longer with the other name of its token field. */
const RENAMED = 'max_completion_tokens'.length - 'max_tokens'.length;
/** What remains for the response to a request that has exceeded the context. */
const SHORT_OUTPUT_TOKENS = 3000;

/** What an endpoint has rejected for a model, so that no later request contains it. */
export class EndpointMemory {
  #tokenField: TokenField;
  #maxTokens = Infinity;
  #takesFormats = true;
  #takesUsage = true;
  /** A request of this length does not fit into the context. */
  #contextLength = Infinity;
  #shortOutputTokens = SHORT_OUTPUT_TOKENS;

  /** Newer OpenAI models reject `max_tokens`, which other endpoints expect. */
  constructor(baseUrl: string) {
    this.#tokenField = baseUrl.startsWith('https://api.openai.com/') ? 'max_completion_tokens' : 'max_tokens';
  }

  /** The request without what was rejected before. */
  adapt(body: string): string {
    const { response_format, output_config, stream_options, max_tokens, max_completion_tokens, ...rest } = JSON.parse(
      body,
    ) as ModelBody;
    const isTooLong = body.length >= this.#contextLength;
    const wanted = max_tokens ?? max_completion_tokens ?? MAX_OUTPUT_TOKENS;
    const tokens = Math.min(wanted, this.#maxTokens, isTooLong ? this.#shortOutputTokens : Infinity);
    return JSON.stringify({
      ...rest,
      [this.#tokenField]: tokens,
      ...(this.#takesFormats && { response_format, output_config }),
      ...(this.#takesUsage && { stream_options }),
    });
  }

  /** Whether the rejection of a request says what it must not contain. */
  learn(sent: string, detail: string): boolean {
    const body = JSON.parse(sent) as ModelBody;
    const tokens = body.max_tokens ?? body.max_completion_tokens ?? MAX_OUTPUT_TOKENS;
    if ((body.response_format ?? body.output_config) !== undefined && formatPattern.test(detail)) {
      this.#takesFormats = false;
    } else if (body.stream_options !== undefined && usagePattern.test(detail)) {
      this.#takesUsage = false;
    } else if (/max_completion_tokens/.test(detail) && unsupportedPattern.test(detail)) {
      this.#tokenField = body.max_tokens === undefined ? 'max_tokens' : 'max_completion_tokens';
    } else if (contextPattern.test(detail)) {
      this.#contextLength = Math.min(this.#contextLength, sent.length - RENAMED);
      const size = Number(contextSizePattern.exec(detail)?.[1] ?? Infinity);
      this.#shortOutputTokens = Math.min(SHORT_OUTPUT_TOKENS, Math.floor(size / 3));
      // Otherwise, the texts alone are too long.
      return tokens > this.#shortOutputTokens;
    } else if (outputPattern.test(detail)) {
      this.#maxTokens = findLimit(detail, tokens);
    } else return false;
    return true;
  }
}

/** 'At most 4096 completion tokens': one less, because some endpoints name the first number that is too large. */
function findLimit(detail: string, tokens: number): number {
  // Shorter numbers are statuses.
  const numbers = [...detail.matchAll(/\b\d{4,6}\b/g)].map(([digits]) => Number(digits));
  const limits = numbers.filter((number) => number < tokens);
  return limits.length > 0 ? Math.max(...limits) - 1 : Math.ceil(tokens / 4);
}
