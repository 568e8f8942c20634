import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetime, sessionsPerAccount } from '#domain/limits.ts';
import { latestValidStart } from '#server/expiry.ts';
import { newId } from '#server/db/id.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Signer } from './signer.ts';
import { newToken, sha256 } from './tokens.ts';

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  /** The stored revision of the account when the session was read; see `Revisions`. */
  readonly revision: number;
}

export interface SessionStore {
  /** Returns the live session of the request's cookie, and renews it when due. Reads it once per request. */
  find(request: FastifyRequest, reply: FastifyReply, now: number): Promise<Session | undefined>;
  /** Always generates a new token, whatever cookie the browser has. Call `setCookie` once `tx` is committed. */
  create(tx: Tx, userId: string, userAgent: string, now: number): Promise<NewSession>;
  end(db: Db | Tx, request: FastifyRequest): Promise<void>;
  clearCookie(reply: FastifyReply): void;
  /** Returns the raw cookie, which the CSRF token is bound to. */
  readCookie(request: FastifyRequest): string | undefined;
  /** Sets a cookie for a visitor who is not logged in, to bind the CSRF token to. */
  ensureVisitorCookie(request: FastifyRequest, reply: FastifyReply): string;
}

export interface NewSession {
  setCookie(reply: FastifyReply): void;
}

const tokenPattern = /^[\w-]{43}$/;

export function createSessionStore(db: Db, signer: Signer, secure: boolean): SessionStore {
  // The __Host- prefix prevents other hosts of the domain from setting the cookie. Browsers accept it over https only.
  const name = secure ? '__Host-weekwise' : 'weekwise';
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };

  const readCookie = (request: FastifyRequest) => request.cookies[name];
  const readTokenHash = (request: FastifyRequest) => {
    const cookie = readCookie(request);
    return cookie !== undefined && tokenPattern.test(cookie) ? sha256(cookie) : undefined;
  };
  const setCookie = (reply: FastifyReply, token: string, expiresAt: number, now: number) =>
    reply.setCookie(name, token, { ...options, maxAge: Math.floor((expiresAt - now) / 1000) });
  const findAndRenew = async (request: FastifyRequest, reply: FastifyReply, now: number) => {
    const tokenHash = readTokenHash(request);
    if (tokenHash === undefined) return undefined;
    const session = await findLiveSession(db, tokenHash, now);
    if (session && needsRenewal(session, now)) {
      const expiresAt = sessionExpiry(session.createdAt, now);
      await renewSession(db, session, expiresAt, now);
      setCookie(reply, readCookie(request) ?? '', expiresAt, now);
    }
    return session;
  };
  // Rendering a page also runs the endpoints whose responses it embeds, all within one request.
  const sessionByRequest = new WeakMap<FastifyRequest, Promise<Session | undefined>>();

  return {
    readCookie,

    async find(request, reply, now) {
      const session = sessionByRequest.get(request) ?? findAndRenew(request, reply, now);
      sessionByRequest.set(request, session);
      return session;
    },

    async create(tx, userId, userAgent, now) {
      const token = newToken();
      const expiresAt = sessionExpiry(now, now);
      await tx
        .insertInto('sessions')
        .values({
          token_hash: sha256(token),
          user_id: userId,
          id: newId(now),
          created_at: now,
          last_used_at: now,
          expires_at: expiresAt,
          user_agent: userAgent.slice(0, 200),
        })
        .execute();
      await deleteExcessSessions(tx, userId, now);
      return { setCookie: (reply) => void setCookie(reply, token, expiresAt, now) };
    },

    async end(dbOrTx, request) {
      const tokenHash = readTokenHash(request);
      if (tokenHash !== undefined) await dbOrTx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },

    clearCookie: (reply) => void reply.clearCookie(name, options),

    ensureVisitorCookie(request, reply) {
      const existing = readCookie(request);
      if (existing !== undefined && isVisitorCookie(signer, existing)) return existing;
      const visitor = newToken(16);
      const value = `${visitor}.${signer.sign('visitor', visitor)}`;
      reply.setCookie(name, value, options);
      return value;
    },
  };
}

/** Bounds the duration of the statement. Only an account from before the limit on sessions can exceed it by more than this. */
const MAX_DELETED_SESSIONS = 1000;

/** Logging in locks the user's row, so that concurrent logins cannot exceed the limit. */
async function deleteExcessSessions(tx: Tx, userId: string, now: number): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions as ranked')
        .select('ranked.id')
        .where('ranked.user_id', '=', userId)
        // Sessions created in the future, while the clock was ahead, are invalid, so they are deleted first.
        .orderBy((ob) => ob.case().when('ranked.created_at', '>', latestValidStart(now)).then(1).else(0).end())
        .orderBy('ranked.last_used_at', 'desc')
        .orderBy('ranked.id', 'desc')
        .offset(sessionsPerAccount)
        .limit(MAX_DELETED_SESSIONS),
    )
    .execute();
}

function isVisitorCookie(signer: Signer, cookie: string): boolean {
  const [visitor = '', signature] = cookie.split('.');
  return signer.verify(signature, 'visitor', visitor);
}

function sessionExpiry(createdAt: number, now: number): number {
  return Math.min(now + sessionLifetime.idleMs, createdAt + sessionLifetime.absoluteMs);
}

/** Also renews a session last used in the future, while the clock was ahead, which would otherwise live too long unused. */
function needsRenewal({ lastUsedAt }: Session, now: number): boolean {
  return now - lastUsedAt >= sessionLifetime.renewEveryMs || lastUsedAt > latestValidStart(now);
}

const selectLiveSession = preparedQuery((db, param: Param<'tokenHash' | 'now' | 'latestStart'>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['sessions.id', 'user_id', 'sessions.created_at', 'last_used_at', 'revision'])
    .where('token_hash', '=', param('tokenHash'))
    .where('expires_at', '>', param('now'))
    .where('sessions.created_at', '<=', param('latestStart')),
);

async function findLiveSession(db: Db, tokenHash: string, now: number): Promise<Session | undefined> {
  const [row] = await selectLiveSession(db, { tokenHash, now, latestStart: latestValidStart(now) });
  if (!row) return undefined;
  const { id, user_id: userId, created_at: createdAt, last_used_at: lastUsedAt, revision } = row;
  return { id, userId, tokenHash, createdAt, lastUsedAt, revision };
}

async function renewSession(db: Db, session: Session, expiresAt: number, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('token_hash', '=', session.tokenHash)
    // Only one of several concurrent requests writes, and none overwrites a later expiry.
    .where('last_used_at', '=', session.lastUsedAt)
    .execute();
}
