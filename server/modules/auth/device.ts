import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../../config.ts';
import { newToken } from '../../http/secret.ts';
import type { Services } from '../../http/services.ts';

const LIFE_SEC = 365 * 24 * 60 * 60;

/**
 * Remembers in a browser that it has logged in to an account before. Strangers who guess at an account's password use up
 * the limit of strangers; its owner's browsers have limits of their own, so that nobody can lock an owner out. The mark
 * opens nothing.
 */
export function deviceMark({ config, seal }: Pick<Services, 'config' | 'seal'>) {
  const secure = isSecure(config);
  const name = secure ? '__Secure-weekwise-device' : 'weekwise-device';
  const markOf = (device: string, userId: string) => seal('device', `${device} ${userId}`);

  return {
    /** The browser's own name, if it has logged in to this account before. */
    knownAs(request: FastifyRequest, userId: string | undefined): string | undefined {
      const [device = '', mark] = request.cookies[name]?.split('.') ?? [];
      return userId !== undefined && mark === markOf(device, userId) ? device : undefined;
    },
    remember(reply: FastifyReply, userId: string): void {
      const device = newToken(16);
      const value = `${device}.${markOf(device, userId)}`;
      reply.setCookie(name, value, { path: '/api/auth', httpOnly: true, sameSite: 'lax', secure, maxAge: LIFE_SEC });
    },
  };
}
