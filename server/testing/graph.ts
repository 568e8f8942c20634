import { randomUUID } from 'node:crypto';
import { makeFocusArea, makeGoal } from './account.ts';
import type { Client } from './client.ts';
import type { Graph } from './samples.ts';

/** The things of someone who has none: ids of nothing. */
export const nobody: Graph = {
  email: 'nobody@example.org',
  focusAreaId: randomUUID(),
  otherFocusAreaId: randomUUID(),
  goalId: randomUUID(),
};

/** One of everything an account can own, made as the account itself would. */
export async function graphOf(client: Client): Promise<Graph> {
  const { user } = (await client.get('/api/auth/me')).json;
  const focusAreaId = await makeFocusArea(client);
  return {
    email: user.email,
    focusAreaId,
    otherFocusAreaId: await makeFocusArea(client, { name: 'Health' }),
    goalId: await makeGoal(client, focusAreaId),
  };
}
