import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../config.ts';
import { newToken } from './secret.ts';
import type { Services } from './services.ts';

const LIFE_SEC = 365 * 24 * 60 * 60;
const ACCOUNTS_KEPT = 5;

export interface Credential {
  readonly id: string;
  readonly password_hash: string;
}

/**
 * Remembers in a browser that it has logged in to an account with its present password. Strangers who guess at an
 * account's password use up the limit of strangers; its owner's browsers have limits of their own. The marks open
 * nothing, and end with the password.
 */
export function deviceMarks({ config, seal }: Pick<Services, 'config' | 'seal'>) {
  const secure = isSecure(config);
  const name = secure ? '__Host-weekwise-device' : 'weekwise-device';
  const sealed = (device: string, { id, password_hash }: Credential) => `${device} ${id} ${password_hash}`;
  const read = (request: FastifyRequest) => {
    const [device = '', ...marks] = request.cookies[name]?.split('.') ?? [];
    return { device, marks };
  };

  return {
    /** The browser's own name, if it has logged in to this account before. */
    knownAs(request: FastifyRequest, account: Credential | undefined): string | undefined {
      const { device, marks } = read(request);
      return account && marks.some((mark) => seal.fits(mark, 'device', sealed(device, account))) ? device : undefined;
    },
    remember(request: FastifyRequest, reply: FastifyReply, account: Credential): void {
      const { device, marks } = read(request);
      const own = device.length === 22 ? device : newToken(16);
      const kept = new Set([seal('device', sealed(own, account)), ...marks]);
      const value = [own, ...[...kept].slice(0, ACCOUNTS_KEPT)].join('.');
      reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: LIFE_SEC });
    },
  };
}
