import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newToken } from '../http/secret.ts';
import type { MailAddress } from './mail-config.ts';
import { type Deliver, type Mail, subjectLine } from './mail.ts';

export const outboxIn = (dataDir: string) => join(dataDir, 'outbox');

/** A file for each mail, for whoever runs the server alone: it may hold a link to a new password. */
export function outboxDelivery(folder: string, from: MailAddress): Deliver {
  return async (mail, now) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date(now).toISOString().replaceAll(':', '-')}-${newToken(8)}.eml`;
    await writeFile(join(folder, name), messageOf(mail, from, now), { mode: 0o600, flag: 'wx' });
  };
}

/** As it is, not encoded: people copy the link out of it. */
function messageOf({ to, subject, text, replyTo }: Mail, from: MailAddress, now: number): string {
  const headers = [
    `From: ${from.name && `"${from.name}" `}<${from.address}>`,
    `To: <${to}>`,
    ...(replyTo === undefined ? [] : [`Reply-To: <${replyTo}>`]),
    `Subject: ${subjectLine(subject)}`,
    `Date: ${new Date(now).toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return `${headers.join('\n')}\n\n${text}\n`;
}
