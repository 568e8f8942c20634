import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { summaries } from '../summaries.ts';
import { defineEndpoints } from './endpoint.ts';
import { id, nameField, integerField } from './fields.ts';
import { buildOpenApi } from './openapi.ts';

describe('the OpenAPI document', () => {
  it('documents every endpoint of the contract once', () => {
    const { paths } = buildOpenApi(contract, summaries);
    const documented = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    const declared = Object.values(contract).flatMap((endpoints) =>
      Object.values(endpoints).map(
        ({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
      ),
    );
    expect(documented.toSorted()).toEqual(declared.toSorted());
  });

  it('documents params, query, body, responses and errors', () => {
    const items = defineEndpoints({
      change: {
        method: 'PATCH',
        path: '/api/items/:id',
        access: 'session',
        params: z.object({ id }),
        query: z.object({ week: z.string(), page: z.optional(z.string()) }),
        body: z.object({
          name: z.optional(nameField(100, 'required', 'too long')),
          weight: integerField(1, 10, 'wrong'),
        }),
        responses: { 200: z.object({ _id: id }) },
        messages: { 409: 'It is finished.' },
      },
    });
    const operation = buildOpenApi({ items }, { items: { change: 'Change an item' } }).paths['/api/items/{id}']![
      'patch'
    ] as Record<string, any>; // oxlint-disable-line typescript/no-explicit-any
    expect(operation['summary']).toBe('Change an item');
    expect(operation['parameters'].map((p: { name: string; required: boolean }) => [p.name, p.required])).toEqual([
      ['id', true],
      ['week', true],
      ['page', false],
    ]);
    expect(operation['requestBody'].content['application/json'].schema.properties).toEqual({
      name: { type: 'string', minLength: 1, maxLength: 100 },
      weight: { type: 'integer', minimum: 1, maximum: 10 },
    });
    expect(operation['parameters'][0].schema).toEqual({ type: 'string', format: 'uuid' });
    expect(Object.keys(operation['responses'])).toEqual(['200', '401', '403', '404', '409', '422']);
    expect(operation['responses'][409].description).toBe('It is finished.');
    expect(operation['security']).toEqual([{ session: [], csrf: [] }]);
  });
});
