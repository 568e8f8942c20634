/** Plain text for a single recipient. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** If unset, replies go to the sender address, which is not read. */
  readonly replyTo?: string;
}

/** Sends a mail by SMTP or writes it to a folder. Rejects if that fails. */
export type Deliver = (mail: Mail, now: number) => Promise<void>;

/** A subject may contain user input, which must not inject headers. */
export function sanitizeSubject(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
