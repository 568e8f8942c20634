import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { prepare } from './database.ts';
import { iso, route, send, sessionOf } from './request.ts';

const USER = 'select id, email, time_zone, created_at from users where id = $1';
const SESSIONS = `select id, user_agent, created_at, last_used_at from sessions where user_id = $1 and expires_at > $2
  order by last_used_at desc, id desc limit 100`;
const SAMPLE = `select (select count(*) from sample_focus_areas where user_id = $1) as areas,
  exists (select 1 from focus_areas where user_id = $1) as has_areas`;

const [user, sessions, sample] = [prepare(USER), prepare(SESSIONS), prepare(SAMPLE)];

export function serveAccount(app: FastifyInstance): void {
  app.get('/api/support', async (_, reply) =>
    send(reply, { email: null, profileUrl: null, sourceUrl: null, signUp: 'open' }),
  );

  app.get('/api/csrf-token', async (request, reply) => {
    const found = await sessionOf(request);
    const csrfToken = createHmac('sha256', 'bench').update(`csrf\0${request.headers.cookie}`).digest('base64url');
    return send(reply, { csrfToken, signedIn: found !== undefined });
  });

  route(app, 'get', '/api/auth/me', async (userId) => {
    const [row] = await user(userId);
    const { id, email, time_zone, created_at } = row!;
    return { user: { _id: id, email, timeZone: time_zone, createdAt: iso(created_at) } };
  });

  app.get('/api/account/sessions', async (request, reply) => {
    const found = await sessionOf(request);
    if (!found) return reply.code(401).send();
    const rows = await sessions(found['user_id'], Date.now());
    const shown = rows.map((row) => ({
      _id: row['id'],
      isCurrent: row['id'] === found['id'],
      userAgent: row['user_agent'],
      createdAt: iso(row['created_at']),
      lastUsedAt: iso(row['last_used_at']),
    }));
    return send(
      reply,
      shown.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
    );
  });

  route(app, 'get', '/api/sample-data', async (userId) => {
    const [row] = await sample(userId);
    return { focusAreas: Number(row!['areas']), canAdd: !row!['has_areas'] };
  });
}
