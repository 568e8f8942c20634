import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { MAIL_LOGIN, soon, startMailServer } from '../testing/mail-server.ts';
import { type Mailer, openMailer, WAITING_MAX } from './mailer.ts';

const server = await startMailServer();
const dataDir = mkdtempSync(join(tmpdir(), 'weekwise-mail-'));
const NOW = Date.UTC(2026, 10, 11, 10);

let log: string[] = [];
let stopping = new AbortController();
let opened: Mailer | undefined;
afterEach(async () => {
  stopping.abort();
  await opened?.settled();
  server.reset();
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function open(env: Record<string, string>, retriesMs: readonly number[] = [5, 5, 5]): Mailer {
  log = [];
  stopping = new AbortController();
  opened = openMailer({
    config: readConfig({ DATA_DIR: dataDir, ...env }),
    clock: () => NOW,
    log: pino({ level: 'debug' }, { write: (line: string) => void log.push(line) }),
    stopping: stopping.signal,
    retriesMs,
  });
  return opened;
}

const bySmtp = (retriesMs?: readonly number[]) =>
  open({ SMTP_URL: server.url, MAIL_FROM: 'Weekwise <weekwise@mail.example>' }, retriesMs);
const mail = { to: 'ann@example.org', subject: 'Good news', text: 'A secret line.' };
const failures = () => log.filter((line) => line.includes('"level":50'));

describe('a mail', () => {
  it('goes out as plain text, from us to one person', async () => {
    const mailer = bySmtp();
    mailer.send({ ...mail, replyTo: 'bob@example.org', text: `Grüße\n\n${'x'.repeat(200)}` });
    await mailer.settled();
    const [got] = server.mails;
    expect(got!.recipients).toEqual(['ann@example.org']);
    expect(Object.fromEntries(got!.headers)).toMatchObject({
      from: 'Weekwise <weekwise@mail.example>',
      to: 'ann@example.org',
      'reply-to': 'bob@example.org',
      subject: 'Good news',
      date: 'Wed, 11 Nov 2026 10:00:00 +0000',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(got!.text.trimEnd()).toBe(`Grüße\n\n${'x'.repeat(200)}`);
    expect(log).toEqual([]);
  });

  it.each([
    ['a line of its own', 'Hello\r\nBcc: victim@example.org\r\n\r\nBuy this'],
    ['line separators', 'Hello\u2028Bcc: victim@example.org'],
    ['other controls', 'Hello\u0000\u001b\u0085Bcc: victim@example.org'],
  ])('has no header more for a subject with %s', async (_, subject) => {
    const mailer = bySmtp();
    mailer.send({ ...mail, subject });
    await mailer.settled();
    const [got] = server.mails;
    expect(got!.recipients).toEqual(['ann@example.org']);
    expect([...got!.headers.keys()].toSorted()).toEqual([
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(got!.headers.get('subject')).toMatch(/^Hello Bcc: victim@example\.org/);
    expect(got!.text.trimEnd()).toBe(mail.text);
  });

  // None of these passes the rules of an account's address; should one ever, it is no mail to somebody else.
  it.each([
    'ann@example.org, victim@example.org',
    'victim@example.org <ann@example.org>',
    '"a\r\nRCPT TO:<victim@example.org>"@x.org',
  ])('goes to nobody for %j', async (address) => {
    const mailer = bySmtp();
    mailer.send({ ...mail, to: address });
    mailer.send({ ...mail, replyTo: address });
    await mailer.settled();
    expect(server.visits).toBe(0);
    expect(failures()).toHaveLength(2);
  });

  it('goes out with the log-in of SMTP_URL, and a wrong one is told without its password', async () => {
    const withLogin = (user: string, password: string) =>
      open({ SMTP_URL: server.url.replace('//', `//${encodeURIComponent(user)}:${encodeURIComponent(password)}@`) });
    const right = withLogin(MAIL_LOGIN.user, MAIL_LOGIN.password);
    right.send(mail);
    await right.settled();
    expect(server.mails).toHaveLength(1);
    const wrong = withLogin('weekwise', 'hidden-word');
    wrong.send(mail);
    await wrong.settled();
    expect(server.mails).toHaveLength(1);
    expect(failures()).toHaveLength(1);
    expect(JSON.parse(failures()[0]!).reason).toBe('the log-in of SMTP_URL was refused (535)');
  });
});

describe('a mail server that', () => {
  it('is busy is asked again', async () => {
    const mailer = bySmtp();
    server.script({ code: 451 }, { code: 421 });
    mailer.send(mail);
    await mailer.settled();
    expect(server.mails).toHaveLength(1);
    expect(failures()).toEqual([]);
  });

  it('refuses is asked once, and the log names neither the person nor the mail', async () => {
    const mailer = bySmtp();
    server.script({ code: 550 });
    mailer.send(mail);
    await mailer.settled();
    expect(server.visits).toBe(1);
    expect(failures()).toHaveLength(1);
    expect(JSON.parse(failures()[0]!)).toMatchObject({ to: 'example.org', tries: 1, msg: 'a mail was not sent' });
    expect(log.join('')).not.toMatch(/ann@|secret|Good news/);
  });

  it('is not there is tried four times, and is one line in the log', async () => {
    const mailer = open({ SMTP_URL: 'smtp://127.0.0.1:1' });
    mailer.send(mail);
    await mailer.settled();
    expect(failures().map((line) => JSON.parse(line))).toMatchObject([{ to: 'example.org', tries: 4 }]);
    expect(failures()[0]).toContain('ECONNREFUSED');
  });

  it('keeps one mail waiting keeps no other waiting', async () => {
    const mailer = bySmtp([60_000]);
    server.script({ code: 451 });
    mailer.send(mail);
    await expect.poll(() => server.visits, soon).toBe(1);
    for (let count = 0; count < 10; count++) mailer.send({ ...mail, subject: `News ${count}` });
    await expect.poll(() => server.mails.length, soon).toBe(10);
  });

  it('takes its time is waited for when we stop, and what waits is tried once more', async () => {
    const mailer = bySmtp([60_000]);
    server.script({ code: 451 }, { afterMs: 300 });
    mailer.send(mail);
    await expect.poll(() => server.visits, soon).toBe(1);
    mailer.send({ ...mail, subject: 'Slow news' });
    await expect.poll(() => server.visits, soon).toBe(2);
    stopping.abort();
    await mailer.settled();
    expect(new Set(server.mails.map(({ headers }) => headers.get('subject')))).toEqual(
      new Set(['Good news', 'Slow news']),
    );
  });
});

describe('without a mail server', () => {
  it('mails are files that only their owner can read, and the log says so', async () => {
    const mailer = open({});
    const outbox = join(dataDir, 'outbox');
    mailer.send({ ...mail, subject: 'Good\r\nBcc: victim@example.org', replyTo: 'bob@example.org' });
    await mailer.settled();
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
    expect(JSON.parse(log[0]!)).toMatchObject({ level: 30, msg: `a mail was written to ${outbox}` });
    expect(log.join('')).not.toMatch(/ann@|secret/);
  });

  it('a folder that cannot be made is one line in the log', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const mailer = open({ DATA_DIR: file });
    mailer.send(mail);
    await mailer.settled();
    expect(failures().map((line) => JSON.parse(line))).toMatchObject([{ tries: 4, msg: 'a mail was not sent' }]);
  });
});

describe('a mail that is yet to be written', () => {
  it('is sent once it is; there may be none, and a failure is logged', async () => {
    const mailer = bySmtp();
    mailer.sendWhenWritten(async () => mail);
    mailer.sendWhenWritten(async () => undefined);
    mailer.sendWhenWritten(async () => {
      throw new Error('the database is away');
    });
    await mailer.settled();
    expect(server.mails).toHaveLength(1);
    expect(failures()).toHaveLength(1);
  });

  it('is given up at once where too many wait', async () => {
    const mailer = bySmtp();
    let written = 0;
    let go = () => {};
    const mayGo = new Promise<void>((resolve) => (go = resolve));
    for (let count = 0; count < WAITING_MAX + 5; count++) {
      mailer.sendWhenWritten(async () => {
        written++;
        await mayGo;
        return undefined;
      });
    }
    expect(written).toBe(WAITING_MAX);
    expect(failures()).toHaveLength(5);
    go();
    await mailer.settled();
    mailer.send(mail);
    await mailer.settled();
    expect(server.mails).toHaveLength(1);
  });
});
