import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the server has sent to the model. */
export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: {
    readonly model: string;
    readonly max_tokens?: number;
    readonly messages: readonly { readonly role: string; readonly content: unknown }[];
    readonly system?: unknown;
    readonly tools?: readonly { readonly name: string }[];
    readonly response_format?: { readonly type: string };
  };
  /** The user message, parsed as JSON. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Whether the client disconnected before the response was complete. */
  wasAborted: boolean;
}

export type ModelReply = (request: ModelRequest, response: ServerResponse) => void;

/**
 * A fake model with scripted replies. It speaks OpenAI's chat completions API (…/chat/completions) and Anthropic's messages
 * API (…/messages).
 */
export interface ModelServer {
  /** For AI_BASE_URL. */
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** Scripts the replies to the next requests. All others get a valid reply. */
  script(...replies: readonly ModelReply[]): void;
  /** Clears the requests and the script. */
  reset(): void;
  close(): Promise<void>;
}

export async function startModelServer(port = 0): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let script: ModelReply[] = [];
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await readRequest(incoming);
    requests.push(request);
    response.on('close', () => (request.wasAborted = !response.writableFinished));
    (script.shift() ?? validReply)(request, response);
  };
  const server = createServer((incoming, response) => void handle(incoming, response));
  server.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (...replies) => void script.push(...replies),
    reset() {
      requests.length = 0;
      script = [];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as ModelRequest['body'];
  const content = body.messages.find(({ role }) => role === 'user')?.content;
  const text = typeof content === 'string' ? content : (content as { readonly text: string }[])[0]!.text;
  const data = JSON.parse(text) as ModelRequest['data'];
  return { path: incoming.url ?? '', headers: incoming.headers, body, data, wasAborted: false };
}

export const validReply: ModelReply = (request, response) => replyWith(validContent(request.data))(request, response);

/** Valid content for a request's data: a plan, a question or a narrative. */
export function validContent(data: ModelRequest['data']): Record<string, unknown> {
  if ('structure' in data) return validPlan(data['structure'] === 'weekly' ? Number(data['weeks']) : 3);
  if ('about' in data) {
    return {
      question: `The model asks about ${String(data['about'])}: what do you say?`,
      examples: ['This way', 'That way', 'Neither'],
      optional: false,
      multiSelect: false,
    };
  }
  return { narrative: `The model tells: ${String(data['story'])}` };
}

export function validPlan(weeks: number) {
  return {
    title: 'A plan of the model',
    description: 'Written by a model.',
    goals: Array.from({ length: weeks }, (_, n) => ({
      title: `Week ${n + 1}: Step ${n + 1}`,
      tasks: ['Read', 'Try', 'Repeat'].map((verb) => ({ title: `${verb} for 40 min, ${n + 1}` })),
      resources: [{ title: 'A book', url: 'https://example.org/book', notes: 'Chapter one', estimatedMinutes: 30 }],
    })),
  };
}

/** Replies with this content, in the format of the API that was called. */
export function replyWith(content: unknown): ModelReply {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return ({ path, body }, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(path.endsWith('/messages') ? anthropicResponse(body, text) : openAiResponse(body, text)),
    );
  };
}

function openAiResponse({ model }: ModelRequest['body'], text: string) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  };
}

/** Without structured output, models are given a tool to respond with. */
function anthropicResponse({ model, tools = [] }: ModelRequest['body'], text: string) {
  const tool = tools.find(({ name }) => name === 'json');
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: [
      tool
        ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) as object }
        : { type: 'text', text },
    ],
    stop_reason: tool ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 10 },
  };
}

export function replyWithStatus(status: number): ModelReply {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' });
    response.end(JSON.stringify({ error: { message: 'secret words of the provider', type: 'error', code: status } }));
  };
}

/** An HTML page, such as the login page of a network. */
export const replyWithHtml: ModelReply = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Welcome</title><h1>Log in to the network</h1>');
};

export const neverReply: ModelReply = () => {};

/** Sends a byte at a time, forever. */
export const trickleReply: ModelReply = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

/** Sends part of a response, then resets the connection. */
export const resetMidReply: ModelReply = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
  response.write('{"choices": [');
  setTimeout(() => response.socket?.resetAndDestroy(), 20);
};

/** Sends `bytes` of a single string as fast as possible. */
export function floodReply(bytes: number): ModelReply {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"choices": [{"message": {"content": "');
    const chunk = Buffer.alloc(65_536, 'x');
    let sent = 0;
    const sendMore = () => {
      while (sent < bytes && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', sendMore);
      }
      response.end('"}}]}');
    };
    sendMore();
  };
}

export function redirectReply(to: string): ModelReply {
  return (_, response) => {
    response.writeHead(302, { location: to });
    response.end();
  };
}
