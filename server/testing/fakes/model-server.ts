import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the product has sent to the model. */
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
  /** What was typed, as the model gets it. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Whether the product has hung up before it was answered. */
  isCut: boolean;
}

/** How one request is answered. */
export type ModelAnswer = (request: ModelRequest, response: ServerResponse) => void;

/**
 * A model that answers as told, over HTTP, as OpenAI's chat completions (…/chat/completions) and Anthropic's messages
 * (…/messages) do.
 */
export interface ModelServer {
  /** What AI_BASE_URL is to be. */
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** The next requests are answered by these, one each, all others well. */
  script(...answers: readonly ModelAnswer[]): void;
  /** Forgets requests and script. */
  reset(): void;
  close(): Promise<void>;
}

export async function startModelServer(port = 0): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let script: ModelAnswer[] = [];
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await receive(incoming);
    requests.push(request);
    response.on('close', () => (request.isCut = !response.writableFinished));
    (script.shift() ?? well)(request, response);
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  server.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (...answers) => void script.push(...answers),
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

async function receive(incoming: IncomingMessage): Promise<ModelRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as ModelRequest['body'];
  const said = body.messages.find(({ role }) => role === 'user')?.content;
  const text = typeof said === 'string' ? said : (said as { readonly text: string }[])[0]!.text;
  const data = JSON.parse(text) as ModelRequest['data'];
  return { path: incoming.url ?? '', headers: incoming.headers, body, data, isCut: false };
}

/** A proper answer to whatever was asked. */
export const well: ModelAnswer = (request, response) => saying(goodAnswer(request.data))(request, response);

/** What a good model makes of the data of a request: a plan, a question or a story. */
export function goodAnswer(data: ModelRequest['data']): Record<string, unknown> {
  if ('structure' in data) return goodPlan(data['structure'] === 'weekly' ? Number(data['weeks']) : 3);
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

export function goodPlan(weeks: number) {
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

/** An answer with this content, in the words of whichever wire the request came over. */
export function saying(content: unknown): ModelAnswer {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return ({ path, body }, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(path.endsWith('/messages') ? anthropicAnswer(body, text) : openAiAnswer(body, text)));
  };
}

function openAiAnswer({ model }: ModelRequest['body'], text: string) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  };
}

/** Models without structured output are given a tool to answer with. */
function anthropicAnswer({ model, tools = [] }: ModelRequest['body'], text: string) {
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

export function failing(status: number): ModelAnswer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' });
    response.end(JSON.stringify({ error: { message: 'secret words of the provider', type: 'error', code: status } }));
  };
}

/** A page instead of an answer. */
export const html: ModelAnswer = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Welcome</title><h1>Log in to the network</h1>');
};

export const hanging: ModelAnswer = () => {};

/** A byte now and then, for ever. */
export const trickling: ModelAnswer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

/** Half an answer, then the connection is reset. */
export const breakingOff: ModelAnswer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
  response.write('{"choices": [');
  setTimeout(() => response.socket?.resetAndDestroy(), 20);
};

/** So many bytes of one string, as fast as they are taken. */
export function flooding(bytes: number): ModelAnswer {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"choices": [{"message": {"content": "');
    const part = Buffer.alloc(65_536, 'x');
    let sent = 0;
    const more = () => {
      while (sent < bytes && !response.destroyed) {
        sent += part.length;
        if (!response.write(part)) return void response.once('drain', more);
      }
      response.end('"}}]}');
    };
    more();
  };
}

export function redirecting(to: string): ModelAnswer {
  return (_, response) => {
    response.writeHead(302, { location: to });
    response.end();
  };
}
