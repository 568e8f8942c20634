import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailAddress } from './mail-config.ts';
import { type Deliver, type Mail, sanitizeSubject } from './mail.ts';

export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

/** Writes each mail to a file that only the operator can read, because it may contain a password reset link. */
export function createOutboxDelivery(folder: string, from: MailAddress): Deliver {
  return async (mail, now) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date(now).toISOString().replaceAll(':', '-')}-${randomBytes(8).toString('base64url')}.eml`;
    await writeFile(join(folder, name), formatMessage(mail, from, now), { mode: 0o600, flag: 'wx' });
  };
}

/** Unencoded, so that links can be copied from the file. */
function formatMessage({ to, subject, text, replyTo }: Mail, from: MailAddress, now: number): string {
  const headers = [
    `From: ${from.name && `"${from.name}" `}<${from.address}>`,
    `To: <${to}>`,
    ...(replyTo === undefined ? [] : [`Reply-To: <${replyTo}>`]),
    `Subject: ${sanitizeSubject(subject)}`,
    `Date: ${new Date(now).toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return `${headers.join('\n')}\n\n${text}\n`;
}
