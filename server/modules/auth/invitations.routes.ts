import { invitations } from '#contract/account/invitations.ts';
import { clientNetwork } from '#server/http/rate-limits/client-network.ts';
import { ok, defineRoutes } from '#server/http/register.ts';
import { sha256 } from '#server/http/security/tokens.ts';
import { getInvitationState } from './invitations.queries.ts';

export const invitationRoutes = defineRoutes(invitations, ({ db, rateLimiter }) => ({
  check: async ({ body, request, now }) => {
    await rateLimiter.consume('invitationByIp', clientNetwork(request.ip), now);
    return ok({ state: await getInvitationState(db, sha256(body.token), now) });
  },
}));
