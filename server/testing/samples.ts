import type { contract } from '#contract/contract.ts';
import type { Endpoints, Sent } from '#contract/endpoint.ts';
import { PASSWORD } from './app.ts';

type Contract = typeof contract;

/** What an account owns, by id; later nouns add theirs. */
export interface Graph {
  readonly email: string;
}

type Samples<E extends Endpoints> = { readonly [K in keyof E]: (graph: Graph) => Sent<E[K]> };

/**
 * One valid request for every call of the contract, about things the account owns. The matrix tests try each with every
 * kind of stranger; a call without a sample does not compile.
 */
export const samples: { readonly [N in keyof Contract]: Samples<Contract[N]> } = {
  auth: {
    csrfToken: () => ({}),
    me: () => ({}),
    login: ({ email }) => ({ body: { email, password: PASSWORD } }),
    signup: () => ({ body: { email: 'somebody.new@example.org', password: PASSWORD } }),
    logout: () => ({}),
  },
  health: {
    check: () => ({}),
  },
};
