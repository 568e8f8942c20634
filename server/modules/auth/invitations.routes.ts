import { invitations } from '#contract/invitations.ts';
import { networkOf } from '../../http/client-network.ts';
import { ok, routes } from '../../http/register.ts';
import { sha256 } from '../../http/secret.ts';
import { invitationState } from './invitations.queries.ts';

export const invitationRoutes = routes(invitations, ({ db, limiter }) => ({
  check: async ({ body, request, now }) => {
    await limiter.take('invitationByIp', networkOf(request.ip), now);
    return ok({ state: await invitationState(db, sha256(body.token), now) });
  },
}));
