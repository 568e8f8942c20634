import { afterAll, expect, it } from 'vitest';
import { messages } from '#contract/errors.ts';
import { rateLimits } from '#domain/limits.ts';
import { userIdOf } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { soon, startMailServer } from '../../testing/mail-server.ts';

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
const feedback = (client: Client, body: object, headers = {}) =>
  client.post('/api/support/feedback', body, { headers });
const contact = (client: Client, body: object) => client.post('/api/support/contact', body);

describeOnEachDatabase('support', options, (t) => {
  const keptOf = async (client: Client) =>
    t.db
      .selectFrom('support_messages')
      .select(['kind', 'subject', 'body', 'email', 'created_at'])
      .where('user_id', '=', await userIdOf(client))
      .execute();

  it('says how those who run the server can be reached', async () => {
    expect((await t.client().get('/api/support')).json).toEqual({
      email: SUPPORT,
      profileUrl: 'https://weekwise.example/about',
      sourceUrl: 'https://git.example/weekwise',
      signUp: 'open',
    });
  });

  it('keeps feedback and mails it, with the address to answer to', async () => {
    const ann = await t.signedUp();
    const sent = server.mails.length;
    const answer = await feedback(ann, { ...bug, title: ' It is  too quiet\r\nBcc: x@example.org ' });
    expect([answer.status, answer.json]).toEqual([201, { message: '✅ Feedback submitted successfully!' }]);
    const subject = 'It is  too quiet\r\nBcc: x@example.org';
    expect(await keptOf(ann)).toEqual([
      { kind: 'bug', subject, body: bug.details, email: 'me@example.org', created_at: t.now },
    ]);
    await expect.poll(() => server.mails.length, soon).toBe(sent + 1);
    const { recipients, headers, text, raw } = server.mails.at(-1)!;
    expect(recipients).toEqual([SUPPORT]);
    expect(headers.get('reply-to')).toBe('me@example.org');
    expect(headers.get('bcc')).toBeUndefined();
    expect(headers.get('subject')).toBe('[Weekwise] Bug report: It is too quiet Bcc: x@example.org');
    expect(text).toContain(bug.details);
    expect(raw).not.toContain(await userIdOf(ann));
  });

  it.each([undefined, null, '', '  '])('takes feedback without an address: %j', async (email) => {
    const ann = await t.signedUp();
    const sent = server.mails.length;
    expect((await feedback(ann, { ...bug, type: 'feature', email })).status).toBe(email === '  ' ? 422 : 201);
    if (email === '  ') return;
    expect(await keptOf(ann)).toMatchObject([{ kind: 'feature', email: null }]);
    await expect.poll(() => server.mails.length, soon).toBe(sent + 1);
    expect(server.mails.at(-1)!.headers.has('reply-to')).toBe(false);
  });

  it('keeps a message and mails it', async () => {
    const ann = await t.signedUp();
    const sent = server.mails.length;
    const answer = await contact(ann, { ...message, name: ' Änne\n"<x@example.org>, ' });
    expect([answer.status, answer.json]).toEqual([201, { message: '✅ Your message has been sent!' }]);
    expect(await keptOf(ann)).toMatchObject([{ kind: 'contact', body: message.message, email: message.email }]);
    await expect.poll(() => server.mails.length, soon).toBe(sent + 1);
    const { recipients, headers, text } = server.mails.at(-1)!;
    expect(recipients).toEqual([SUPPORT]);
    expect(headers.get('reply-to')).toBe('ann@example.org');
    expect(text.split('\n')[1]).toBe('Answers go to ann@example.org.');
  });

  it('mails a title as it was typed, also one that mail programs would read as something else', async () => {
    const sent = server.mails.length;
    await feedback(await t.signedUp(), { ...bug, title: '=?utf-8?Q?Paid?= or not' });
    await expect.poll(() => server.mails.length, soon).toBe(sent + 1);
    expect(server.mails.at(-1)!.headers.get('subject')).toBe('[Weekwise] Bug report: = ?utf-8?Q?Paid?= or not');
  });

  it.each([
    [feedback, bug, 'type', 'praise', 'Please select a feedback type.'],
    [feedback, bug, 'type', undefined, 'Please select a feedback type.'],
    [feedback, bug, 'title', ' four ', 'Title must be at least 5 characters.'],
    [feedback, bug, 'title', 'x'.repeat(201), 'Title must be at most 200 characters.'],
    [feedback, bug, 'details', 'too short', 'Details must be at least 10 characters.'],
    [feedback, bug, 'details', 'x'.repeat(5001), 'Details must be at most 5000 characters.'],
    [feedback, bug, 'email', 'a@example.org, b@example.org', 'Please enter a valid email address.'],
    [feedback, bug, 'email', 'Ann <a@example.org>', 'Please enter a valid email address.'],
    [contact, message, 'name', '  ', 'Name is required.'],
    [contact, message, 'name', 'x'.repeat(101), 'Name must be at most 100 characters.'],
    [contact, message, 'email', ' ', 'Email is required.'],
    [contact, message, 'email', 'a@example.org\r\nBcc: b@example.org', 'Please enter a valid email.'],
    [contact, message, 'message', 'too short', 'Message must be at least 10 characters.'],
    [contact, message, 'message', 'With a \u0000 in it', 'This contains a character that cannot be stored.'],
  ])('%o %o refuses %s %j', async (send, body, field, value, msg) => {
    const ann = await t.signedUp();
    const answer = await send(ann, { ...body, [field]: value });
    expect([answer.status, answer.json]).toEqual([422, { message: msg, errors: [{ field, param: field, msg }] }]);
    expect(await keptOf(ann)).toEqual([]);
  });

  it.each([
    [feedback, bug, 'title', 5, 200],
    [feedback, bug, 'details', 10, 5000],
    [contact, message, 'name', 1, 100],
    [contact, message, 'message', 10, 5000],
  ] as const)('%o %o takes %s of %i to %i characters, and no more', async (send, body, field, least, most) => {
    const ann = await t.signedUp();
    const sent = server.mails.length;
    for (const text of ['x'.repeat(least), 'x'.repeat(most), '🗼'.repeat(most)]) {
      expect((await send(ann, { ...body, [field]: text })).status).toBe(201);
    }
    for (const text of ['x'.repeat(least - 1), 'x'.repeat(most + 1), '🗼'.repeat(most + 1)]) {
      const { status, json } = await send(ann, { ...body, [field]: text });
      expect([status, json.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
    }
    await expect.poll(() => server.mails.length, soon).toBe(sent + 3);
  });

  it('keeps and mails once what is sent twice with one key, also at once', async () => {
    const ann = await t.signedUp();
    const sent = server.mails.length;
    const key = { 'idempotency-key': 'once' };
    const answers = await Promise.all([feedback(ann, bug, key), feedback(ann, bug, key)]);
    answers.push(await feedback(ann, bug, key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await keptOf(ann)).toHaveLength(1);
    await feedback(ann, { ...bug, title: 'The last one' });
    await expect.poll(() => server.mails.at(-1)?.headers.get('subject'), soon).toContain('The last one');
    expect(server.mails).toHaveLength(sent + 2);
  });

  it('takes so many messages of one user, and so many from one address', async () => {
    const ann = await t.signedUp();
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const { max, windowMs } = rateLimits.supportByUser;
    const send = () => ann.send('POST', '/api/support/contact', JSON.stringify(message), { headers });
    await t.db.deleteFrom('rate_limits').execute();
    const answers = await Promise.all(Array.from({ length: max + 2 }, send));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(max);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]!.json).toEqual({ message: messages.tooMany });
    expect(await keptOf(ann)).toHaveLength(max);
    // Others at the same address go on until it has had enough.
    let taken = max;
    for (;;) {
      const bob = await t.signedUp();
      let status = 201;
      for (let time = 0; time < max && status === 201; time++) ({ status } = await contact(bob, message));
      if (status !== 201) break;
      taken += max;
    }
    expect(taken).toBe(rateLimits.supportByIp.max);
    t.now += windowMs;
    expect((await send()).status).toBe(201);
  });
});

describeOnEachDatabase('support without an address', {}, (t) => {
  it('keeps messages all the same', async () => {
    expect((await t.client().get('/api/support')).json).toEqual({
      email: null,
      profileUrl: null,
      sourceUrl: null,
      signUp: 'open',
    });
    const ann = await t.signedUp();
    expect((await contact(ann, message)).status).toBe(201);
    expect(await t.db.selectFrom('support_messages').selectAll().execute()).toHaveLength(1);
    expect(t.log.join('')).not.toContain('a mail was written');
  });
});
