import * as z from 'zod/mini';
import { type Endpoint, type Endpoints, type FileAnswer, isFile } from './endpoint.ts';
import { errorBody, messages } from './errors.ts';
import { documentation } from './fields.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of a contract. */
export function openApi(contract: Readonly<Record<string, Endpoints>>) {
  const paths: Record<string, Json> = {};
  for (const [noun, calls] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(noun, name, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Weekwise',
      version: '1',
      description: 'Every call sends the session cookie. Calls other than GET also send `X-CSRF-Token`.',
    },
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey' as const, in: 'cookie', name: 'weekwise' },
        csrf: { type: 'apiKey' as const, in: 'header', name: 'X-CSRF-Token' },
      },
    },
    paths,
  };
}

function operation(noun: string, name: string, endpoint: Endpoint): Json {
  const parameters = [
    ...parametersOf('path', endpoint.params),
    ...parametersOf('query', endpoint.query),
    ...(endpoint.creates ? [idempotencyKey] : []),
  ];
  const security = {
    ...(endpoint.access === 'session' && { session: [] }),
    ...(endpoint.method !== 'GET' && { csrf: [] }),
  };
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: endpoint.summary,
    parameters,
    security: Object.keys(security).length > 0 ? [security] : [],
    ...(endpoint.body && { requestBody: { required: true, content: json(jsonSchema(endpoint.body, 'input')) } }),
    responses: { ...successes(endpoint), ...refusals(endpoint) },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key within 24 hours answers what the first call answered and does nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function parametersOf(place: 'path' | 'query', fields: Endpoint['params']): Json[] {
  return Object.entries(fields?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(schema as z.ZodMiniType, undefined).success,
    schema: jsonSchema(schema as z.ZodMiniType, 'input'),
  }));
}

function successes(endpoint: Endpoint): Json {
  const entries = Object.entries(endpoint.answers).map(([status, answer]) => [
    status,
    { description: endpoint.summary, ...(answer && { content: contentOf(answer) }) },
  ]);
  return Object.fromEntries(entries) as Json;
}

function contentOf(answer: z.ZodMiniType | FileAnswer): Json {
  if (isFile(answer)) return { [answer.file.type]: { schema: { type: 'string', format: 'binary' } } };
  return json(jsonSchema(answer, 'output'));
}

function refusals(endpoint: Endpoint): Json {
  const sentences = {
    ...(endpoint.access === 'session' && { 401: messages.noSession }),
    ...(endpoint.method !== 'GET' && { 403: messages.csrfMissing }),
    ...(endpoint.params && { 404: messages.notFound }),
    ...((endpoint.body ?? endpoint.query) && { 422: messages.invalid }),
    ...endpoint.messages,
  };
  const content = json({ $ref: '#/components/schemas/Error' });
  const entries = Object.entries(sentences).map(([status, description]) => [status, { description, content }]);
  return Object.fromEntries(entries) as Json;
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    override: (each) => void Object.assign(each.jsonSchema, documentation.get(each.zodSchema)),
  });
  return rest;
}
