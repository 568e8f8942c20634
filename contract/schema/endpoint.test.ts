import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoints, fillPath } from './endpoint.ts';

const thing = z.object({ id: z.string() });
const base = { summary: '', access: 'session' } as const;
const get = { ...base, method: 'GET', responses: { 204: null } } as const;
const post = { ...base, method: 'POST', path: '/api/things', responses: { 201: thing } } as const;

describe('endpoint definitions', () => {
  // These fail in the type check: an expected error that does not occur is itself an error.
  it('do not compile if their parts contradict each other', () => {
    // @ts-expect-error the path has a parameter that params does not describe
    defineEndpoints({ a: { ...get, path: '/api/things/:id' } });
    // @ts-expect-error params names another parameter than the path
    defineEndpoints({ a: { ...get, path: '/api/things/:other', params: thing } });
    // @ts-expect-error the path has no parameter
    defineEndpoints({ a: { ...get, path: '/api/things', params: thing } });
    // @ts-expect-error a GET request has no body
    defineEndpoints({ a: { ...get, path: '/api/things', body: thing } });
    // @ts-expect-error an authenticated endpoint that creates something must honor Idempotency-Key
    defineEndpoints({ a: post });
    // @ts-expect-error idempotency keys are stored per user, so a public endpoint cannot use them
    defineEndpoints({ a: { ...post, access: 'public', creates: true } });
    // @ts-expect-error a GET request creates nothing
    defineEndpoints({ a: { ...get, path: '/api/things', creates: true } });
    expect(defineEndpoints).toBeTypeOf('function');
  });

  it('encode the parameters of a path', () => {
    expect(fillPath('/api/goals/:id/tasks', { id: '../x y' })).toBe('/api/goals/..%2Fx%20y/tasks');
  });
});
