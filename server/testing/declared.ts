import * as z from 'zod/mini';
import { contract } from '#contract/contract.ts';
import { type Endpoint, isFile } from '#contract/endpoint.ts';

const calls = Object.values(contract)
  .flatMap((noun) => Object.values<Endpoint>(noun))
  // A path of names alone before one that takes any id in the place of a name.
  .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
  .map(({ method, path, answers }) => ({
    method,
    path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    answers,
  }));

/** Fails unless an answer is what the contract declares: the server, which only writes the fields it names, does not check. */
export function checkDeclared(method: string, url: string, status: number, text: string): void {
  const [path = ''] = url.split('?');
  const declared = calls.find((call) => call.method === method && call.path.test(path))?.answers[status];
  if (declared && !isFile(declared)) z.parse(declared, JSON.parse(text));
}
