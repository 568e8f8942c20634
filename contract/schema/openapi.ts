import * as z from 'zod/mini';
import {
  type Endpoint,
  type Endpoints,
  type FileResponse,
  isFileResponse,
  isStreamResponse,
  STREAM_TYPE,
  type StreamResponse,
} from './endpoint.ts';
import { errorBody, errorMessages } from './errors.ts';
import { openApiExtras } from './fields.ts';

type Json = Record<string, unknown>;

export function buildOpenApi(
  contract: Readonly<Record<string, Endpoints>>,
  summaries: Readonly<Record<string, Readonly<Record<string, string>>>>,
) {
  const paths: Record<string, Json> = {};
  for (const [noun, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      const operation = {
        operationId: `${noun}.${name}`,
        tags: [noun],
        ...buildOperation(endpoint, summaries[noun]![name]!),
      };
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Weekwise',
      version: '1',
      description: 'Every request sends the session cookie. Requests other than GET also send `X-CSRF-Token`.',
    },
    components: {
      schemas: { Error: toJsonSchema(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey' as const, in: 'cookie', name: 'weekwise' },
        csrf: { type: 'apiKey' as const, in: 'header', name: 'X-CSRF-Token' },
      },
    },
    paths,
  };
}

function buildOperation(endpoint: Endpoint, summary: string): Json {
  const parameters = [
    ...buildParameters('path', endpoint.params),
    ...buildParameters('query', endpoint.query),
    ...(endpoint.creates ? [idempotencyKeyParameter] : []),
  ];
  const security = {
    ...(endpoint.access === 'session' && { session: [] }),
    ...(endpoint.method !== 'GET' && { csrf: [] }),
  };
  return {
    summary,
    parameters,
    security: Object.keys(security).length > 0 ? [security] : [],
    ...(endpoint.body && {
      requestBody: { required: true, content: jsonContent(toJsonSchema(endpoint.body, 'input')) },
    }),
    responses: { ...successResponses(endpoint, summary), ...errorResponses(endpoint) },
  };
}

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating a key within 24 hours returns the first response and has no other effect.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function buildParameters(location: 'path' | 'query', fields: Endpoint['params']): Json[] {
  return Object.entries(fields?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: location,
    required: location === 'path' || !z.safeParse(schema as z.ZodMiniType, undefined).success,
    schema: toJsonSchema(schema as z.ZodMiniType, 'input'),
  }));
}

function successResponses(endpoint: Endpoint, description: string): Json {
  const entries = Object.entries(endpoint.responses).map(([status, response]) => [
    status,
    { description, ...(response && { content: responseContent(response) }) },
  ]);
  return Object.fromEntries(entries) as Json;
}

function responseContent(response: z.ZodMiniType | FileResponse | StreamResponse): Json {
  if (isFileResponse(response)) return { [response.file.type]: { schema: { type: 'string', format: 'binary' } } };
  if (isStreamResponse(response))
    return { [STREAM_TYPE]: { schema: toJsonSchema(z.union(Object.values(response.events)), 'output') } };
  return jsonContent(toJsonSchema(response, 'output'));
}

function errorResponses(endpoint: Endpoint): Json {
  const messages = {
    ...(endpoint.access === 'session' && { 401: errorMessages.unauthenticated }),
    ...(endpoint.method !== 'GET' && { 403: errorMessages.csrfMissing }),
    ...(endpoint.params && { 404: errorMessages.notFound }),
    ...((endpoint.body ?? endpoint.query) && { 422: errorMessages.invalid }),
    ...endpoint.messages,
  };
  const content = jsonContent({ $ref: '#/components/schemas/Error' });
  const entries = Object.entries(messages).map(([status, description]) => [status, { description, content }]);
  return Object.fromEntries(entries) as Json;
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    override: (each) => void Object.assign(each.jsonSchema, openApiExtras.get(each.zodSchema)),
  });
  return rest;
}
