import { afterAll, expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { rateLimits } from '#domain/limits.ts';
import { getUserId } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { mailPollOptions, startMailServer } from '#server/testing/fakes/mail-server.ts';

const server = await startMailServer();
afterAll(() => server.close());

const SUPPORT = 'help@weekwise.example';
const options = {
  env: {
    SMTP_URL: server.url,
    SUPPORT_EMAIL: SUPPORT,
    SOURCE_URL: 'https://git.example/weekwise',
    PROFILE_URL: 'https://weekwise.example/about',
  },
};
const bug = { type: 'bug', title: 'It is too quiet', details: 'No bell rings on Sunday.', email: 'me@example.org' };
const message = { name: 'Ann', email: 'ann@example.org', message: 'Thank you for the weeks.' };
const feedback = (client: TestClient, body: object, headers = {}) =>
  client.post('/api/support/feedback', body, { headers });
const contact = (client: TestClient, body: object) => client.post('/api/support/contact', body);
const endpoints = { feedback: { send: feedback, body: bug }, contact: { send: contact, body: message } } as const;

describeOnEachDatabase('support', options, (t) => {
  const listStored = async (client: TestClient) =>
    t.db
      .selectFrom('support_messages')
      .select(['kind', 'subject', 'body', 'email', 'created_at'])
      .where('user_id', '=', await getUserId(client))
      .execute();

  it('returns the contact details of the server operator', async () => {
    expect((await t.createClient().get('/api/support')).json).toEqual({
      email: SUPPORT,
      profileUrl: 'https://weekwise.example/about',
      sourceUrl: 'https://git.example/weekwise',
      signUp: 'open',
    });
  });

  it('stores feedback and mails it with a reply-to address', async () => {
    const ann = await t.signUp();
    const sent = server.mails.length;
    const response = await feedback(ann, { ...bug, title: ' It is  too quiet\r\nBcc: x@example.org ' });
    expect([response.status, response.json]).toEqual([201, { message: '✅ Feedback submitted successfully!' }]);
    const subject = 'It is  too quiet\r\nBcc: x@example.org';
    expect(await listStored(ann)).toEqual([
      { kind: 'bug', subject, body: bug.details, email: 'me@example.org', created_at: t.now },
    ]);
    await expect.poll(() => server.mails.length, mailPollOptions).toBe(sent + 1);
    const { recipients, headers, text, raw } = server.mails.at(-1)!;
    expect(recipients).toEqual([SUPPORT]);
    expect(headers.get('reply-to')).toBe('me@example.org');
    expect(headers.get('bcc')).toBeUndefined();
    expect(headers.get('subject')).toBe('[Weekwise] Bug report: It is too quiet Bcc: x@example.org');
    expect(text).toContain(bug.details);
    expect(raw).not.toContain(await getUserId(ann));
  });

  it.each([undefined, null, ''])('accepts feedback without an email address: %j', async (email) => {
    const ann = await t.signUp();
    const sent = server.mails.length;
    expect((await feedback(ann, { ...bug, type: 'feature', email })).status).toBe(201);
    expect(await listStored(ann)).toMatchObject([{ kind: 'feature', email: null }]);
    await expect.poll(() => server.mails.length, mailPollOptions).toBe(sent + 1);
    expect(server.mails.at(-1)!.headers.has('reply-to')).toBe(false);
  });

  it('rejects feedback with a blank email address', async () => {
    const ann = await t.signUp();
    expect((await feedback(ann, { ...bug, type: 'feature', email: '  ' })).status).toBe(422);
    expect(await listStored(ann)).toEqual([]);
  });

  it('stores a contact message and mails it', async () => {
    const ann = await t.signUp();
    const sent = server.mails.length;
    const response = await contact(ann, { ...message, name: ' Änne\n"<x@example.org>, ' });
    expect([response.status, response.json]).toEqual([201, { message: '✅ Your message has been sent!' }]);
    expect(await listStored(ann)).toMatchObject([{ kind: 'contact', body: message.message, email: message.email }]);
    await expect.poll(() => server.mails.length, mailPollOptions).toBe(sent + 1);
    const { recipients, headers, text } = server.mails.at(-1)!;
    expect(recipients).toEqual([SUPPORT]);
    expect(headers.get('reply-to')).toBe('ann@example.org');
    expect(text.split('\n')[1]).toBe('Replies go to ann@example.org.');
  });

  it('escapes a title that mail clients would decode (EM-03)', async () => {
    const sent = server.mails.length;
    await feedback(await t.signUp(), { ...bug, title: '=?utf-8?Q?Paid?= or not' });
    await expect.poll(() => server.mails.length, mailPollOptions).toBe(sent + 1);
    expect(server.mails.at(-1)!.headers.get('subject')).toBe('[Weekwise] Bug report: = ?utf-8?Q?Paid?= or not');
  });

  it.each([
    ['feedback', 'type', 'praise', 'Please select a feedback type.'],
    ['feedback', 'type', undefined, 'Please select a feedback type.'],
    ['feedback', 'title', ' four ', 'Title must be at least 5 characters.'],
    ['feedback', 'title', 'x'.repeat(201), 'Title must be at most 200 characters.'],
    ['feedback', 'details', 'too short', 'Details must be at least 10 characters.'],
    ['feedback', 'details', 'x'.repeat(5001), 'Details must be at most 5000 characters.'],
    ['feedback', 'email', 'a@example.org, b@example.org', 'Please enter a valid email address.'],
    ['feedback', 'email', 'Ann <a@example.org>', 'Please enter a valid email address.'],
    ['contact', 'name', '  ', 'Name is required.'],
    ['contact', 'name', 'x'.repeat(101), 'Name must be at most 100 characters.'],
    ['contact', 'email', ' ', 'Email is required.'],
    ['contact', 'email', 'a@example.org\r\nBcc: b@example.org', 'Please enter a valid email.'],
    ['contact', 'message', 'too short', 'Message must be at least 10 characters.'],
    ['contact', 'message', 'With a \u0000 in it', 'This contains a character that cannot be stored.'],
  ] as const)('%s rejects %s %j (EM-03)', async (endpoint, field, value, msg) => {
    const { send, body } = endpoints[endpoint];
    const ann = await t.signUp();
    const response = await send(ann, { ...body, [field]: value });
    expect([response.status, response.json]).toEqual([422, { message: msg, errors: [{ field, param: field, msg }] }]);
    expect(await listStored(ann)).toEqual([]);
  });

  it.each([
    ['feedback', 'title', 5, 200],
    ['feedback', 'details', 10, 5000],
    ['contact', 'name', 1, 100],
    ['contact', 'message', 10, 5000],
  ] as const)('%s limits the length of %s: %i to %i characters (IN-04)', async (endpoint, field, min, max) => {
    const { send, body } = endpoints[endpoint];
    const ann = await t.signUp();
    const sent = server.mails.length;
    for (const text of ['x'.repeat(min), 'x'.repeat(max), '🗼'.repeat(max)]) {
      expect((await send(ann, { ...body, [field]: text })).status).toBe(201);
    }
    for (const text of ['x'.repeat(min - 1), 'x'.repeat(max + 1), '🗼'.repeat(max + 1)]) {
      const { status, json } = await send(ann, { ...body, [field]: text });
      expect([status, json.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
    }
    await expect.poll(() => server.mails.length, mailPollOptions).toBe(sent + 3);
  });

  it('stores and mails a message once per Idempotency-Key, even for concurrent requests', async () => {
    const ann = await t.signUp();
    const sent = server.mails.length;
    const key = { 'idempotency-key': 'once' };
    const responses = await Promise.all([feedback(ann, bug, key), feedback(ann, bug, key)]);
    responses.push(await feedback(ann, bug, key));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await listStored(ann)).toHaveLength(1);
    await feedback(ann, { ...bug, title: 'The last one' });
    await expect.poll(() => server.mails.at(-1)?.headers.get('subject'), mailPollOptions).toContain('The last one');
    expect(server.mails).toHaveLength(sent + 2);
  });

  it('rate-limits messages per user and per IP address (RL-01)', async () => {
    const ann = await t.signUp();
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const { max, windowMs } = rateLimits.supportByUser;
    const send = () => ann.send('POST', '/api/support/contact', JSON.stringify(message), { headers });
    await t.db.deleteFrom('rate_limits').execute();
    const responses = await Promise.all(Array.from({ length: max + 2 }, send));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(max);
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(2);
    expect(rejected[0]!.json).toEqual({ message: errorMessages.tooManyRequests });
    expect(await listStored(ann)).toHaveLength(max);
    // Other users at the same IP address can still send messages until its limit is reached.
    let accepted = max;
    for (;;) {
      const bob = await t.signUp();
      let status = 201;
      for (let attempt = 0; attempt < max && status === 201; attempt++) ({ status } = await contact(bob, message));
      if (status !== 201) break;
      accepted += max;
    }
    expect(accepted).toBe(rateLimits.supportByIp.max);
    t.now += windowMs;
    expect((await send()).status).toBe(201);
  });
});

describeOnEachDatabase('support without a support email address', {}, (t) => {
  it('stores messages without mailing them', async () => {
    expect((await t.createClient().get('/api/support')).json).toEqual({
      email: null,
      profileUrl: null,
      sourceUrl: null,
      signUp: 'open',
    });
    const ann = await t.signUp();
    expect((await contact(ann, message)).status).toBe(201);
    expect(await t.db.selectFrom('support_messages').selectAll().execute()).toHaveLength(1);
    expect(t.log.join('')).not.toContain('mail written');
  });
});
