import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { MAIL_LOGIN, mailPollOptions, startMailServer } from '#server/testing/fakes/mail-server.ts';
import { type Mailer, createMailer, MAX_PENDING } from './mailer.ts';

const server = await startMailServer();
const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-mail-'));
const NOW = Date.UTC(2026, 10, 11, 10);

let log: string[] = [];
let shutdown = new AbortController();
let openedMailer: Mailer | undefined;
afterEach(async () => {
  shutdown.abort();
  await openedMailer?.drain();
  server.reset();
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function openTestMailer(env: Record<string, string>, retryDelaysMs: readonly number[] = [5, 5, 5]): Mailer {
  log = [];
  shutdown = new AbortController();
  openedMailer = createMailer({
    config: readConfig({ DATA_DIR: dataDir, ...env }),
    clock: () => NOW,
    log: pino({ level: 'debug' }, { write: (line: string) => void log.push(line) }),
    shutdownSignal: shutdown.signal,
    retryDelaysMs,
  });
  return openedMailer;
}

const openSmtpMailer = (retryDelaysMs?: readonly number[]) =>
  openTestMailer({ SMTP_URL: server.url, MAIL_FROM: 'Weekwise <weekwise@mail.example>' }, retryDelaysMs);
const mail = { to: 'ann@example.org', subject: 'Good news', text: 'A secret line.' };
const loggedErrors = () => log.filter((line) => line.includes('"level":50'));

describe('a mail', () => {
  it('is sent as plain text to a single recipient', async () => {
    const mailer = openSmtpMailer();
    mailer.send({ ...mail, replyTo: 'bob@example.org', text: `Grüße\n\n${'x'.repeat(200)}` });
    await mailer.drain();
    const [received] = server.mails;
    expect(received!.recipients).toEqual(['ann@example.org']);
    expect(Object.fromEntries(received!.headers)).toMatchObject({
      from: 'Weekwise <weekwise@mail.example>',
      to: 'ann@example.org',
      'reply-to': 'bob@example.org',
      subject: 'Good news',
      date: 'Wed, 11 Nov 2026 10:00:00 +0000',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(received!.text.trimEnd()).toBe(`Grüße\n\n${'x'.repeat(200)}`);
    expect(log).toEqual([]);
  });

  it.each([
    ['line breaks', 'Hello\r\nBcc: victim@example.org\r\n\r\nBuy this'],
    ['line separators', 'Hello\u2028Bcc: victim@example.org'],
    ['other control characters', 'Hello\u0000\u001b\u0085Bcc: victim@example.org'],
  ])('has no injected header for a subject with %s (EM-03)', async (_, subject) => {
    const mailer = openSmtpMailer();
    mailer.send({ ...mail, subject });
    await mailer.drain();
    const [received] = server.mails;
    expect(received!.recipients).toEqual(['ann@example.org']);
    expect([...received!.headers.keys()].toSorted()).toEqual([
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(received!.headers.get('subject')).toMatch(/^Hello Bcc: victim@example\.org/);
    expect(received!.text.trimEnd()).toBe(mail.text);
  });

  // The contract rejects these addresses. This is a second defense against sending mail to others.
  it.each([
    'ann@example.org, victim@example.org',
    'victim@example.org <ann@example.org>',
    '"a\r\nRCPT TO:<victim@example.org>"@x.org',
  ])('is not sent to or on behalf of %j (EM-03)', async (address) => {
    const mailer = openSmtpMailer();
    mailer.send({ ...mail, to: address });
    mailer.send({ ...mail, replyTo: address });
    await mailer.drain();
    expect(server.connectionCount).toBe(0);
    expect(loggedErrors()).toHaveLength(2);
  });

  it('is sent with the credentials in SMTP_URL, and wrong ones are logged without the password', async () => {
    const withLogin = (user: string, password: string) =>
      openTestMailer({
        SMTP_URL: server.url.replace('//', `//${encodeURIComponent(user)}:${encodeURIComponent(password)}@`),
      });
    const right = withLogin(MAIL_LOGIN.user, MAIL_LOGIN.password);
    right.send(mail);
    await right.drain();
    expect(server.mails).toHaveLength(1);
    const wrong = withLogin('weekwise', 'hidden-word');
    wrong.send(mail);
    await wrong.drain();
    expect(server.mails).toHaveLength(1);
    expect(loggedErrors()).toHaveLength(1);
    expect(JSON.parse(loggedErrors()[0]!).reason).toBe('the credentials in SMTP_URL were rejected (535)');
  });
});

describe('delivery by SMTP', () => {
  it('is retried if the server is busy (EM-04)', async () => {
    const mailer = openSmtpMailer();
    server.script({ code: 451 }, { code: 421 });
    mailer.send(mail);
    await mailer.drain();
    expect(server.mails).toHaveLength(1);
    expect(loggedErrors()).toEqual([]);
  });

  it('is not retried after a permanent error, and logs neither the recipient nor the mail (EM-04)', async () => {
    const mailer = openSmtpMailer();
    server.script({ code: 550 });
    mailer.send(mail);
    await mailer.drain();
    expect(server.connectionCount).toBe(1);
    expect(loggedErrors()).toHaveLength(1);
    expect(JSON.parse(loggedErrors()[0]!)).toMatchObject({
      to: 'example.org',
      attempts: 1,
      msg: 'sending a mail failed',
    });
    expect(log.join('')).not.toMatch(/ann@|secret|Good news/);
  });

  it('is attempted four times and logged once if the server is unreachable (EM-04)', async () => {
    const mailer = openTestMailer({ SMTP_URL: 'smtp://127.0.0.1:1' });
    mailer.send(mail);
    await mailer.drain();
    expect(loggedErrors().map((line) => JSON.parse(line))).toMatchObject([{ to: 'example.org', attempts: 4 }]);
    expect(loggedErrors()[0]).toContain('ECONNREFUSED');
  });

  it('of one mail does not delay others while it waits for a retry', async () => {
    const mailer = openSmtpMailer([60_000]);
    server.script({ code: 451 });
    mailer.send(mail);
    await expect.poll(() => server.connectionCount, mailPollOptions).toBe(1);
    for (let count = 0; count < 10; count++) mailer.send({ ...mail, subject: `News ${count}` });
    await expect.poll(() => server.mails.length, mailPollOptions).toBe(10);
  });

  it('is awaited on shutdown, and pending retries are made immediately', async () => {
    const mailer = openSmtpMailer([60_000]);
    server.script({ code: 451 }, { afterMs: 300 });
    mailer.send(mail);
    await expect.poll(() => server.connectionCount, mailPollOptions).toBe(1);
    mailer.send({ ...mail, subject: 'Slow news' });
    await expect.poll(() => server.connectionCount, mailPollOptions).toBe(2);
    shutdown.abort();
    await mailer.drain();
    expect(new Set(server.mails.map(({ headers }) => headers.get('subject')))).toEqual(
      new Set(['Good news', 'Slow news']),
    );
  });
});

describe('without a mail server', () => {
  it('mails are written to files that only their owner can read, and logged (EM-04)', async () => {
    const mailer = openTestMailer({});
    const outbox = join(dataDir, 'outbox');
    mailer.send({ ...mail, subject: 'Good\r\nBcc: victim@example.org', replyTo: 'bob@example.org' });
    await mailer.drain();
    const [name] = readdirSync(outbox);
    expect(name).toMatch(/^2026-11-11T10-00-00\.000Z-[\w-]{11}\.eml$/);
    expect(readFileSync(join(outbox, name!), 'utf8').split('\n')).toEqual([
      'From: "Weekwise" <no-reply@localhost>',
      'To: <ann@example.org>',
      'Reply-To: <bob@example.org>',
      'Subject: Good Bcc: victim@example.org',
      'Date: Wed, 11 Nov 2026 10:00:00 +0000',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      'A secret line.',
      '',
    ]);
    expect(statSync(outbox).mode & 0o777).toBe(0o700);
    expect(statSync(join(outbox, name!)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(log[0]!)).toMatchObject({ level: 30, msg: `mail written to ${outbox}` });
    expect(log.join('')).not.toMatch(/ann@|secret/);
  });

  it('a folder that cannot be created is logged once', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const mailer = openTestMailer({ DATA_DIR: file });
    mailer.send(mail);
    await mailer.drain();
    expect(loggedErrors().map((line) => JSON.parse(line))).toMatchObject([
      { attempts: 4, msg: 'sending a mail failed' },
    ]);
  });
});

describe('a mail that is composed in the background', () => {
  it('is sent if there is one, and an error is logged', async () => {
    const mailer = openSmtpMailer();
    mailer.composeAndSend(async () => mail);
    mailer.composeAndSend(async () => undefined);
    mailer.composeAndSend(async () => {
      throw new Error('the database is unavailable');
    });
    await mailer.drain();
    expect(server.mails).toHaveLength(1);
    expect(loggedErrors()).toHaveLength(1);
  });

  it('is dropped if too many are pending', async () => {
    const mailer = openSmtpMailer();
    let composedCount = 0;
    const { promise: resumed, resolve: resume } = Promise.withResolvers<void>();
    for (let count = 0; count < MAX_PENDING + 5; count++) {
      mailer.composeAndSend(async () => {
        composedCount++;
        await resumed;
        return undefined;
      });
    }
    expect(composedCount).toBe(MAX_PENDING);
    expect(loggedErrors()).toHaveLength(5);
    resume();
    await mailer.drain();
    mailer.send(mail);
    await mailer.drain();
    expect(server.mails).toHaveLength(1);
  });
});
