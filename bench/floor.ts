/** The floor: a bare Fastify route that looks up a session and its user, and nothing else. */
import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import pg from 'pg';

interface Row {
  readonly [column: string]: unknown;
}
type Lookup = (value: string) => Promise<Row | undefined> | Row | undefined;

const SESSION = 'select user_id, created_at, last_used_at from sessions where token_hash = $1 and expires_at > $2';
const USER = 'select id, email, time_zone, created_at from users where id = $1';

function lookups(): { session: Lookup; user: Lookup } {
  const url = process.env['DATABASE_URL'];
  if (url) {
    const pool = new pg.Pool({ connectionString: url, max: 10 });
    const first = async (sql: string, values: unknown[]) => (await pool.query<Row>(sql, values)).rows[0];
    return { session: (token) => first(SESSION, [token, Date.now()]), user: (id) => first(USER, [id]) };
  }
  const database = new DatabaseSync(`${process.env['DATA_DIR']}/weekwise.db`);
  const prepare = (sql: string) => database.prepare(sql.replaceAll(/\$\d/g, '?'));
  const [session, user] = [prepare(SESSION), prepare(USER)];
  return { session: (token) => session.get(token, Date.now()), user: (id) => user.get(id) };
}

const { session, user } = lookups();
const app = fastify();
app.get('/api/auth/me', async (request, reply) => {
  const token = /weekwise=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const found = await session(hash('sha256', token, 'base64url'));
  if (!found) return reply.code(401).send({ message: 'no session' });
  return { user: await user(String(found['user_id'])) };
});
console.log(`floor ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
