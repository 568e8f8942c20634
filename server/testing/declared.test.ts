import { expect, it } from 'vitest';
import { checkDeclared } from './declared.ts';

it('tells an answer that the contract does not declare', () => {
  const id = '0192f0c1-2345-7abc-8def-0123456789ab';
  expect(() => checkDeclared('GET', `/api/focus-areas/${id}/goals?x=1`, 200, '[]')).not.toThrow();
  expect(() => checkDeclared('GET', `/api/focus-areas/${id}/goals`, 200, '[{"_id":5}]')).toThrow('"_id"');
  expect(() => checkDeclared('GET', '/api/csrf-token', 200, '{"csrfToken":null}')).toThrow('csrfToken');
  expect(() => checkDeclared('GET', '/api/csrf-token', 401, '{"message":"No."}')).not.toThrow();
});
