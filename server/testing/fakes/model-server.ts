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
    /** Sent to OpenRouter in exchange for a key. */
    readonly code?: string;
    readonly code_verifier?: string;
  };
  /** The user message, parsed as JSON. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Whether the client disconnected before the response was complete. */
  wasAborted: boolean;
}

export type ModelReply = (request: ModelRequest, response: ServerResponse) => void;

/**
 * A fake model with scripted replies. It speaks OpenAI's chat completions API (…/chat/completions) and Anthropic's messages
 * API (…/messages), lists its models (…/models), and issues keys as OpenRouter does (…/auth/keys).
 */
export interface ModelServer {
  /** For AI_BASE_URL. */
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** Scripts the replies to the next requests. All others get the default reply, which is valid unless set. */
  script(...replies: readonly ModelReply[]): void;
  /** Clears the requests and the script. */
  reset(): void;
  close(): Promise<void>;
}

export async function startModelServer(port = 0, defaultReply = validReply): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let script: ModelReply[] = [];
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await readRequest(incoming);
    requests.push(request);
    response.on('close', () => (request.wasAborted = !response.writableFinished));
    (script.shift() ?? defaultReply)(request, response);
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
  const parsed = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Partial<ModelRequest['body']>;
  const body: ModelRequest['body'] = { model: '', messages: [], ...parsed };
  const content = body.messages.find(({ role }) => role === 'user')?.content ?? '{}';
  const text = typeof content === 'string' ? content : (content as { readonly text: string }[])[0]!.text;
  const data = JSON.parse(text) as ModelRequest['data'];
  return { path: incoming.url ?? '', headers: incoming.headers, body, data, wasAborted: false };
}

export const validReply: ModelReply = (request, response) => {
  if (/\/models(\?|$)/.test(request.path)) replyWithModels(MODEL_ID)(request, response);
  else if (request.path.endsWith('/auth/keys')) replyWithJson({ key: ISSUED_KEY, user_id: 'user' })(request, response);
  else replyWith(validContent(request.data))(request, response);
};

/** The key that the server gives for a code. */
export const ISSUED_KEY = 'sk-or-issued-0123456789';

/** The model that the server offers. */
export const MODEL_ID = 'listed-model';

/** Valid content for a request's data: milestones, a plan, a week, an unchanged plan, the parts of a task or a question. */
export function validContent(data: ModelRequest['data']): unknown {
  if ('numberOfMilestones' in data) return '- Know the basics\n- Try it\n- Do it alone\n- Reach the goal\n';
  if ('structure' in data) return validPlan(data['structure'] === 'weekly' ? (data['weeks'] as unknown[]).length : 3);
  if ('rewrite' in data) {
    const { number } = data['rewrite'] as { readonly number: number };
    return `## Week ${number}: Another way\n\n- [ ] Walk for 20 min instead (20 min)\n- [ ] Rest (10 min)\n`;
  }
  if ('wish' in data && 'plan' in data) return data['plan'];
  if ('task' in data) return '- [ ] Begin (20 min)\n- [ ] Finish (25 min)\n';
  return {
    question: `The model asks about ${String(data['about'])}: what do you say?`,
    examples: ['This way', 'That way', 'Neither'],
    optional: false,
    multiSelect: false,
  };
}

type ModelPlan = ReturnType<typeof validPlan>;

export function validPlan(weeks: number) {
  return {
    title: 'A plan of the model',
    description: 'Written by a model.',
    goals: Array.from({ length: weeks }, (_, n) => ({
      title: `Week ${n + 1}: Step ${n + 1}`,
      tasks: ['Read', 'Try', 'Repeat'].map((verb) => ({ title: `${verb} chapter ${n + 1} (40 min)` })),
      resources: [{ title: 'A book', url: 'https://example.org/book', notes: 'Chapter one', estimatedMinutes: 30 }],
    })),
  };
}

/** A plan as a model writes it. */
export function toPlanText({ title, description, goals }: ModelPlan): string {
  return [`# ${title}`, `> ${description}`, ...goals.map(toGoalText)].join('\n\n');
}

export function toGoalText({ title, tasks, resources }: ModelPlan['goals'][number]): string {
  const items = resources.map(
    ({ title: name, url, notes, estimatedMinutes }) => `- [${name}](${url}) – ${notes} (${estimatedMinutes} min)`,
  );
  const taskLines = tasks.map((task) => `- [ ] ${task.title}`);
  return [`## ${title}`, '', ...taskLines, ...(items.length > 0 ? ['', '### Resources', '', ...items] : []), ''].join(
    '\n',
  );
}

/** Streams this content, in the format of the API that was called. */
export function replyWith(content: unknown): ModelReply {
  const isPlan = typeof content === 'object' && content !== null && Array.isArray((content as ModelPlan).goals);
  return (request, response) => {
    const text =
      typeof content === 'string' ? content : isPlan ? toPlanText(content as ModelPlan) : JSON.stringify(content);
    const stream = startStream(request, response);
    for (const part of text.match(/[^]{1,40}/gu) ?? []) stream.send(part);
    stream.end();
  };
}

export interface ReplyStream {
  send(text: string): void;
  end(reason?: 'stop' | 'length' | 'content_filter'): void;
  /** An error within the stream. */
  fail(type: string): void;
}

/** Starts a streamed reply, which the caller continues. */
export function startStream({ path, body }: ModelRequest, response: ServerResponse): ReplyStream {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  return path.endsWith('/messages') ? anthropicStream(body, response) : openAiStream(body, response);
}

function openAiStream({ model }: ModelRequest['body'], response: ServerResponse): ReplyStream {
  const write = (event: object) => void response.write(`data: ${JSON.stringify(event)}\n\n`);
  const choice = (delta: object, finish_reason: string | null) =>
    write({
      id: '1',
      object: 'chat.completion.chunk',
      created: 1,
      model,
      choices: [{ index: 0, delta, finish_reason }],
    });
  return {
    send: (content) => choice({ role: 'assistant', content }, null),
    end(reason = 'stop') {
      choice({}, reason);
      response.end('data: [DONE]\n\n');
    },
    fail(type) {
      write({ error: { message: 'secret words of the provider', type } });
      response.end();
    },
  };
}

/** Without structured output, models are given a tool to respond with. */
function anthropicStream({ model, tools = [] }: ModelRequest['body'], response: ServerResponse): ReplyStream {
  const isTool = tools.some(({ name }) => name === 'json');
  const write = (type: string, event: object) =>
    void response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...event })}\n\n`);
  const usage = { input_tokens: 10, output_tokens: 10 };
  write('message_start', {
    message: { id: 'msg_1', type: 'message', role: 'assistant', model, content: [], stop_reason: null, usage },
  });
  const block = isTool ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} } : { type: 'text', text: '' };
  write('content_block_start', { index: 0, content_block: block });
  const stopReasons = {
    stop: isTool ? 'tool_use' : 'end_turn',
    length: 'max_tokens',
    content_filter: 'refusal',
  } as const;
  return {
    send(text) {
      const delta = isTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text };
      write('content_block_delta', { index: 0, delta });
    },
    end(reason = 'stop') {
      write('content_block_stop', { index: 0 });
      write('message_delta', { delta: { stop_reason: stopReasons[reason], stop_sequence: null }, usage });
      write('message_stop', {});
      response.end();
    },
    fail(type) {
      write('error', { error: { type, message: 'secret words of the provider' } });
      response.end();
    },
  };
}

/** The list of models that an endpoint offers. */
export function replyWithModels(...ids: readonly string[]): ModelReply {
  return replyWithJson({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });
}

/** Any JSON, also what no endpoint should respond with. */
export function replyWithJson(value: unknown): ModelReply {
  return (_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
  };
}

/** Rejects keys and codes that end in 'wrong', and has no credit for keys that end in 'exhausted'. */
export const replyByKey: ModelReply = (request, response) => {
  const { authorization = '' } = request.headers;
  if (request.body.code?.endsWith('wrong')) return replyWithStatus(403)(request, response);
  if (authorization.endsWith('wrong')) return replyWithStatus(401)(request, response);
  if (authorization.endsWith('exhausted')) return replyWithStatus(402)(request, response);
  return validReply(request, response);
};

export function replyWithStatus(status: number, details: object = {}): ModelReply {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' });
    response.end(
      JSON.stringify({ error: { message: 'secret words of the provider', type: 'error', code: status, ...details } }),
    );
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

/** With 307, a client that follows repeats the whole request. */
export function redirectReply(to: string): ModelReply {
  return (_, response) => {
    response.writeHead(307, { location: to });
    response.end();
  };
}
