import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoints, fillPath } from './endpoint.ts';

const item = z.object({ id: z.string() });
const base = { access: 'session' } as const;
const get = { ...base, method: 'GET', responses: { 204: null } } as const;
const post = { ...base, method: 'POST', path: '/api/items', responses: { 201: item } } as const;

describe('endpoint definitions', () => {
  // Checked by the compiler: an expected error that does not occur is itself an error.
  it('do not compile if their parts contradict each other', () => {
    // @ts-expect-error the path has a parameter that params does not describe
    defineEndpoints({ a: { ...get, path: '/api/items/:id' } });
    // @ts-expect-error params and the path name different parameters
    defineEndpoints({ a: { ...get, path: '/api/items/:other', params: item } });
    // @ts-expect-error the path has no parameter
    defineEndpoints({ a: { ...get, path: '/api/items', params: item } });
    // @ts-expect-error a GET request has no body
    defineEndpoints({ a: { ...get, path: '/api/items', body: item } });
    // @ts-expect-error an authenticated endpoint that creates something must honour Idempotency-Key
    defineEndpoints({ a: post });
    // @ts-expect-error idempotency keys are stored per user, so a public endpoint cannot use them
    defineEndpoints({ a: { ...post, access: 'public', creates: true } });
    // @ts-expect-error a GET request creates nothing
    defineEndpoints({ a: { ...get, path: '/api/items', creates: true } });
    expect(defineEndpoints).toBeTypeOf('function');
  });

  it('have encoded path parameters', () => {
    expect(fillPath('/api/goals/:id/tasks', { id: '../x y' })).toBe('/api/goals/..%2Fx%20y/tasks');
  });
});
