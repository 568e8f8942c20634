/** A mail in plain text to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom an answer goes to; left out: nobody reads answers. */
  readonly replyTo?: string;
}

/** On its way out: by SMTP, or into a folder. Rejects when it did not get there. */
export type Deliver = (mail: Mail, now: number) => Promise<void>;

/** What may have been typed must not become a header of its own. */
export function subjectLine(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
