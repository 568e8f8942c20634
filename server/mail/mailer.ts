import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import limit from 'p-limit';
import type { Config } from '../config.ts';
import { reasonOf } from '../start-error.ts';
import { isEmail } from './mail-config.ts';
import type { Mail } from './mail.ts';
import { outboxDelivery, outboxIn } from './outbox.ts';
import { isFinal, smtpDelivery } from './smtp.ts';

export interface Mailer {
  /** Nobody waits for it: it goes out beside everything else, and is tried again when it fails. */
  send(mail: Mail): void;
  /** The same for a mail that has to be found out about first; there may be none to send after all. */
  sendWhenWritten(write: () => Promise<Mail | undefined>): void;
  /** Everything is sent or given up; soon, once the server stops. */
  settled(): Promise<void>;
}

export interface MailerParts {
  readonly config: Pick<Config, 'mail' | 'dataDir'>;
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  readonly stopping: AbortSignal;
  /** How long to wait before each further try. */
  readonly retriesMs?: readonly number[];
}

const AT_ONCE = 4;
/** Beyond this many that wait, something is wrong that more waiting would not mend. */
export const WAITING_MAX = 1000;
/** Less than what the whole stop may take. */
const STOP_MS = 7000;

export function openMailer({ config, clock, log, stopping, retriesMs = [2000, 10_000, 60_000] }: MailerParts): Mailer {
  const deliver = delivery(config, log);
  const atOnce = limit(AT_ONCE);
  const underWay = new Set<Promise<void>>();
  const timeIsUp = new Promise<void>((resolve) => {
    stopping.addEventListener('abort', () => setTimeout(resolve, STOP_MS).unref());
  });

  /** A mail that waits for its next try keeps no other from its first. */
  async function tryOften(mail: Mail): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await atOnce(() => deliver(mail, clock()));
      } catch (error) {
        const wait = retriesMs[tries - 1];
        if (wait === undefined || isFinal(error) || stopping.aborted) {
          return log.error({ to: domainOf(mail.to), tries, reason: tellable(error) }, 'a mail was not sent');
        }
        // Once the server stops, the next try is at once and the last.
        await pause(wait, undefined, { signal: stopping }).catch(() => {});
      }
    }
  }

  async function writeAndSend(write: () => Promise<Mail | undefined>): Promise<void> {
    try {
      const mail = await write();
      if (!mail) return;
      // Mail programs read several addresses out of one text.
      if (![mail.to, mail.replyTo ?? mail.to].every(isEmail)) throw new Error('not one plain address');
      await tryOften(mail);
    } catch (error) {
      log.error({ err: error }, 'a mail was not written');
    }
  }

  function sendWhenWritten(write: () => Promise<Mail | undefined>): void {
    if (underWay.size >= WAITING_MAX) return log.error('a mail was not sent: too many are waiting');
    const work = writeAndSend(write).finally(() => underWay.delete(work));
    underWay.add(work);
  }

  return {
    send: (mail) => sendWhenWritten(async () => mail),
    sendWhenWritten,
    async settled() {
      await Promise.race([Promise.all(underWay), timeIsUp]);
      if (underWay.size > 0) log.error({ mails: underWay.size }, 'the server stopped before these mails were sent');
    },
  };
}

function delivery({ mail, dataDir }: MailerParts['config'], log: FastifyBaseLogger) {
  if (mail.smtp) return smtpDelivery(mail.smtp, mail.from);
  const folder = outboxIn(dataDir);
  const toFolder = outboxDelivery(folder, mail.from);
  return async (...written: Parameters<typeof toFolder>) => {
    await toFolder(...written);
    log.info(`a mail was written to ${folder}`);
  };
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** Mail servers repeat in their refusals whom they refuse, what somebody has tried to log in with, and what the mail says. */
function tellable(error: unknown): string {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  if (code === 'EAUTH') return `the log-in of SMTP_URL was refused (${String(responseCode)})`;
  return reasonOf(error)
    .replaceAll(/[^\s<>@]+@/g, '…@')
    .replaceAll(/token=\S*/g, 'token=…');
}
