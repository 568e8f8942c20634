import { contract } from '#contract/contract.ts';
import { type Endpoint, fillPath } from '#contract/endpoint.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { type Graph, samples } from './samples.ts';

/** A call of the contract with its sample, shapes forgotten: what loops over all calls work with. */
export interface Call {
  readonly name: string;
  readonly endpoint: Endpoint;
  request(graph: Graph): { readonly url: string; readonly payload: string | undefined };
}

interface AnySent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export const calls: readonly Call[] = Object.entries(contract).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => {
    const nounSamples = samples[noun as keyof typeof samples] as Record<string, (graph: Graph) => AnySent>;
    return {
      name: `${endpoint.method} ${endpoint.path}`,
      endpoint,
      request(graph: Graph) {
        const { params = {}, query, body } = nounSamples[name]!(graph);
        const search = query ? `?${new URLSearchParams(query).toString()}` : '';
        return { url: fillPath(endpoint.path, params) + search, payload: body ? JSON.stringify(body) : undefined };
      },
    };
  }),
);

export const mutatingCalls = calls.filter(({ endpoint }) => endpoint.method !== 'GET');

/** The tables of the schema; their partitions, where it has any, are no tables of their own. */
export async function tablesOf(db: Db) {
  const tables = await db.introspection.getTables();
  return tables.filter(({ name }) => !/_\d+$/.test(name)).toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * Everything in the database but the counts of tries, which change with every try, the sizes of accounts, which do not
 * shrink, and what else is to be left out.
 */
export async function contentOf(db: Db, without?: keyof Schema): Promise<string> {
  const tables = (await tablesOf(db)).map((table) => table.name);
  const kept = tables.filter((table) => table !== 'rate_limits' && table !== 'account_sizes' && table !== without);
  const rows = await Promise.all(
    kept.map(async (table) => {
      const all = await db
        .selectFrom(table as 'users')
        .selectAll()
        .execute();
      return all.map((row) => JSON.stringify(row)).toSorted();
    }),
  );
  return JSON.stringify(rows);
}
