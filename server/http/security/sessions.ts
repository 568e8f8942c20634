import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLife, sessionsPerAccount } from '#domain/limits.ts';
import { latestStart } from '#domain/plausible-time.ts';
import { newId } from '../db/id.ts';
import type { Db } from '../db/open.ts';
import { statement } from '../db/statement.ts';
import type { Tx } from '../db/transaction.ts';
import { newToken, type Seal, sha256 } from './secret.ts';

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
}

export interface Sessions {
  /** The session of the request's cookie, if it lives; using it keeps it alive. */
  find(request: FastifyRequest, reply: FastifyReply, now: number): Promise<Session | undefined>;
  /** A new session and its cookie, whatever the browser brought. Call `setCookie` once `tx` is committed. */
  create(tx: Tx, userId: string, userAgent: string, now: number): Promise<NewSession>;
  /** Ends the session of the request's cookie, if there is one. */
  end(db: Db | Tx, request: FastifyRequest): Promise<void>;
  clearCookie(reply: FastifyReply): void;
  /** The cookie's value as the browser sent it: what the CSRF token is bound to. */
  cookieOf(request: FastifyRequest): string | undefined;
  /** A cookie for someone who is not logged in, so that their CSRF token has something to be bound to. */
  visitorCookie(request: FastifyRequest, reply: FastifyReply): string;
}

export interface NewSession {
  setCookie(reply: FastifyReply): void;
}

const tokenPattern = /^[\w-]{43}$/;

/** `secure`: the product is reached over https. */
export function openSessions(db: Db, seal: Seal, secure: boolean): Sessions {
  // The __Host- prefix keeps other hosts of the same domain from planting the cookie; browsers take it over https only.
  const name = secure ? '__Host-weekwise' : 'weekwise';
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };

  const findLive = liveSessions(db);
  const cookieOf = (request: FastifyRequest) => request.cookies[name];
  const tokenHashOf = (request: FastifyRequest) => {
    const cookie = cookieOf(request);
    return cookie !== undefined && tokenPattern.test(cookie) ? sha256(cookie) : undefined;
  };
  const setCookie = (reply: FastifyReply, token: string, expiresAt: number, now: number) =>
    reply.setCookie(name, token, { ...options, maxAge: Math.floor((expiresAt - now) / 1000) });

  return {
    cookieOf,

    async find(request, reply, now) {
      const tokenHash = tokenHashOf(request);
      if (tokenHash === undefined) return undefined;
      const session = await findLive(tokenHash, now);
      if (session && isToBeRenewed(session, now)) {
        const expiresAt = expiryOf(session.createdAt, now);
        await renew(db, session, expiresAt, now);
        setCookie(reply, cookieOf(request) ?? '', expiresAt, now);
      }
      return session;
    },

    async create(tx, userId, userAgent, now) {
      const token = newToken();
      const expiresAt = expiryOf(now, now);
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
      await endOldest(tx, userId, now);
      return { setCookie: (reply) => void setCookie(reply, token, expiresAt, now) };
    },

    async end(on, request) {
      const tokenHash = tokenHashOf(request);
      if (tokenHash !== undefined) await on.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },

    clearCookie: (reply) => void reply.clearCookie(name, options),

    visitorCookie(request, reply) {
      const brought = cookieOf(request);
      if (brought !== undefined && isVisitor(seal, brought)) return brought;
      const visitor = newToken(16);
      const value = `${visitor}.${seal('visitor', visitor)}`;
      reply.setCookie(name, value, options);
      return value;
    },
  };
}

/** More than an account ever has at once, unless it is older than the limit. */
const ENDED_AT_ONCE = 1000;

/** A log-in holds the lock on the user, so the limit holds for parallel log-ins. */
async function endOldest(tx: Tx, userId: string, now: number): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions as older')
        .select('older.id')
        .where('older.user_id', '=', userId)
        // Sessions that began in the future are void, so they end first.
        .orderBy((of) => of.case().when('older.created_at', '>', latestStart(now)).then(1).else(0).end())
        .orderBy('older.last_used_at', 'desc')
        .orderBy('older.id', 'desc')
        .offset(sessionsPerAccount)
        .limit(ENDED_AT_ONCE),
    )
    .execute();
}

function isVisitor(seal: Seal, cookie: string): boolean {
  const [visitor = '', mark] = cookie.split('.');
  return seal.fits(mark, 'visitor', visitor);
}

function expiryOf(createdAt: number, now: number): number {
  return Math.min(now + sessionLife.idleMs, createdAt + sessionLife.absoluteMs);
}

/** A last use in the future, recorded while the clock was ahead, would keep an unused session alive. */
function isToBeRenewed({ lastUsedAt }: Session, now: number): boolean {
  return now - lastUsedAt >= sessionLife.renewEveryMs || lastUsedAt > latestStart(now);
}

function liveSessions(db: Db) {
  const find = statement(db, (slot: (name: 'tokenHash' | 'now' | 'latestStart') => never) =>
    db
      .selectFrom('sessions')
      .select(['id', 'user_id', 'created_at', 'last_used_at'])
      .where('token_hash', '=', slot('tokenHash'))
      .where('expires_at', '>', slot('now'))
      .where('created_at', '<=', slot('latestStart')),
  );
  return async (tokenHash: string, now: number): Promise<Session | undefined> => {
    const [row] = await find({ tokenHash, now, latestStart: latestStart(now) });
    return (
      row && { id: row.id, userId: row.user_id, tokenHash, createdAt: row.created_at, lastUsedAt: row.last_used_at }
    );
  };
}

async function renew(db: Db, session: Session, expiresAt: number, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('token_hash', '=', session.tokenHash)
    // Of requests that come together one writes; none can shorten what another has lengthened.
    .where('last_used_at', '=', session.lastUsedAt)
    .execute();
}
