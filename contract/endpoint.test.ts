import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints, fillPath } from './endpoint.ts';

const own = { summary: '', access: 'session' } as const;
const thing = z.object({ id: z.string() });

describe('an endpoint', () => {
  it('that makes no sense does not compile', () => {
    // @ts-expect-error the path has a parameter that params does not describe
    endpoints({ a: { ...own, method: 'GET', path: '/api/things/:id', answers: { 204: null } } });
    // @ts-expect-error params has another name than the path
    endpoints({ a: { ...own, method: 'GET', path: '/api/things/:other', params: thing, answers: { 204: null } } });
    // @ts-expect-error the path has no parameter
    endpoints({ a: { ...own, method: 'GET', path: '/api/things', params: thing, answers: { 204: null } } });
    // @ts-expect-error reading takes no body
    endpoints({ a: { ...own, method: 'GET', path: '/api/things', body: thing, answers: { 204: null } } });
    // @ts-expect-error what makes something of a user's must honour Idempotency-Key
    endpoints({ a: { ...own, method: 'POST', path: '/api/things', answers: { 201: thing } } });
    const anybody = { summary: '', access: 'public', method: 'POST', path: '/api/x', answers: { 201: thing } } as const;
    // @ts-expect-error without a user there is nobody to remember a key for
    endpoints({ a: { ...anybody, creates: true } });
    // @ts-expect-error reading makes nothing
    endpoints({ a: { ...own, method: 'GET', path: '/api/things', creates: true, answers: { 200: thing } } });
    // What can fail here fails in the type check: an expected error that is none is one itself.
    expect(endpoints).toBeTypeOf('function');
  });

  it('fills its path safely', () => {
    expect(fillPath('/api/goals/:id/tasks', { id: '../x y' })).toBe('/api/goals/..%2Fx%20y/tasks');
  });
});
