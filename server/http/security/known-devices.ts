import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '#server/config.ts';
import type { Services } from '../services.ts';
import { newToken } from './tokens.ts';

const COOKIE_MAX_AGE_SEC = 365 * 24 * 60 * 60;
const MAX_ACCOUNTS = 5;

export interface Credential {
  readonly id: string;
  readonly password_hash: string;
}

/**
 * Remembers in a cookie which accounts a browser has logged in to. Such browsers have their own login limit, so that
 * strangers who guess an account's password do not lock its owner out. The signatures grant no access, and become
 * invalid when the password changes.
 */
export function createKnownDevices({ config, signer }: Pick<Services, 'config' | 'signer'>) {
  const secure = isSecure(config);
  const name = secure ? '__Host-weekwise-device' : 'weekwise-device';
  const signedValue = (device: string, { id, password_hash }: Credential) => `${device} ${id} ${password_hash}`;
  const readCookie = (request: FastifyRequest) => {
    const [device = '', ...signatures] = request.cookies[name]?.split('.') ?? [];
    return { device, signatures };
  };

  return {
    /** Returns the browser's id if it has logged in to this account before. */
    findKnownDevice(request: FastifyRequest, account: Credential | undefined): string | undefined {
      const { device, signatures } = readCookie(request);
      const isKnown = account && signatures.some((each) => signer.verify(each, 'device', signedValue(device, account)));
      return isKnown ? device : undefined;
    },
    remember(request: FastifyRequest, reply: FastifyReply, account: Credential): void {
      const { device, signatures } = readCookie(request);
      const deviceId = device.length === 22 ? device : newToken(16);
      const remembered = new Set([signer.sign('device', signedValue(deviceId, account)), ...signatures]);
      const value = [deviceId, ...[...remembered].slice(0, MAX_ACCOUNTS)].join('.');
      reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: COOKIE_MAX_AGE_SEC });
    },
  };
}
