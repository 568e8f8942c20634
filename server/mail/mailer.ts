import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { errorMessage } from '#server/startup-error.ts';
import { isEmail, type MailConfig } from './mail-config.ts';
import type { Mail } from './mail.ts';
import { createOutboxDelivery, outboxFolder } from './outbox.ts';
import { isPermanent, createSmtpDelivery } from './smtp.ts';

export interface Mailer {
  /** Sends in the background and retries failures. */
  send(mail: Mail): void;
  /** Also composes the mail in the background. `compose` may decide not to send one. */
  composeAndSend(compose: () => Promise<Mail | undefined>): void;
  /** Resolves when every mail is sent or has failed, which takes a bounded time during shutdown. */
  drain(): Promise<void>;
}

export interface MailerOptions {
  readonly config: { readonly mail: MailConfig; readonly dataDir: string };
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  readonly shutdownSignal: AbortSignal;
  readonly retryDelaysMs?: readonly number[];
}

const MAX_CONCURRENT = 4;
/** Bounds the memory while the mail server is down. */
export const MAX_PENDING = 1000;
/** Less than the time for the whole shutdown. */
const SHUTDOWN_TIMEOUT_MS = 7000;

export function createMailer({
  config,
  clock,
  log,
  shutdownSignal,
  retryDelaysMs = [2000, 10_000, 60_000],
}: MailerOptions): Mailer {
  const deliver = createDelivery(config, log);
  const limitConcurrency = pLimit(MAX_CONCURRENT);
  const inFlight = new Set<Promise<void>>();
  const shutdownTimeout = new Promise<void>((resolve) => {
    shutdownSignal.addEventListener('abort', () => setTimeout(resolve, SHUTDOWN_TIMEOUT_MS).unref());
  });

  /** A mail does not count toward the concurrency limit while it waits for a retry. */
  async function deliverWithRetries(mail: Mail): Promise<void> {
    for (let attempts = 1; ; attempts++) {
      try {
        return await limitConcurrency(() => deliver(mail, clock()));
      } catch (error) {
        const delayMs = retryDelaysMs[attempts - 1];
        if (delayMs === undefined || isPermanent(error) || shutdownSignal.aborted) {
          return log.error(
            { to: emailDomain(mail.to), attempts, reason: redactedReason(error) },
            'sending a mail failed',
          );
        }
        // On shutdown, the last attempt is made immediately.
        await delay(delayMs, undefined, { signal: shutdownSignal }).catch(() => {});
      }
    }
  }

  async function composeAndDeliver(compose: () => Promise<Mail | undefined>): Promise<void> {
    try {
      const mail = await compose();
      if (!mail) return;
      // SMTP libraries parse several addresses from one string.
      if (![mail.to, mail.replyTo ?? mail.to].every(isEmail)) throw new Error('not a single email address');
      await deliverWithRetries(mail);
    } catch (error) {
      log.error({ err: error }, 'composing a mail failed');
    }
  }

  function composeAndSend(compose: () => Promise<Mail | undefined>): void {
    if (inFlight.size >= MAX_PENDING) return log.error('sending a mail failed: too many are pending');
    const work = composeAndDeliver(compose).finally(() => inFlight.delete(work));
    inFlight.add(work);
  }

  return {
    send: (mail) => composeAndSend(async () => mail),
    composeAndSend,
    async drain() {
      await Promise.race([Promise.all(inFlight), shutdownTimeout]);
      if (inFlight.size > 0) log.error({ mails: inFlight.size }, 'the server stopped before these mails were sent');
    },
  };
}

function createDelivery({ mail, dataDir }: MailerOptions['config'], log: FastifyBaseLogger) {
  if (mail.smtp) return createSmtpDelivery(mail.smtp, mail.from);
  const folder = outboxFolder(dataDir);
  const deliverToOutbox = createOutboxDelivery(folder, mail.from);
  return async (...args: Parameters<typeof deliverToOutbox>) => {
    await deliverToOutbox(...args);
    log.info(`mail written to ${folder}`);
  };
}

const emailDomain = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** Error messages of mail servers may quote recipients, credentials and the mail itself. */
function redactedReason(error: unknown): string {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  if (code === 'EAUTH') return `the credentials in SMTP_URL were rejected (${String(responseCode)})`;
  return errorMessage(error)
    .replaceAll(/[^\s<>@]+@/g, '…@')
    .replaceAll(/token=\S*/g, 'token=…');
}
