import type { Mail } from '../../mail/mail.ts';
import type { SupportMessage } from './support.queries.ts';

const titles: Readonly<Record<SupportMessage['kind'], string>> = {
  bug: 'Bug report',
  feature: 'Feature request',
  general: 'General comment',
  contact: 'Message from',
};

/** What was typed, and nothing else about who typed it. */
export function supportMail(to: string, { kind, subject, body, email }: SupportMessage): Mail {
  const headline = `${titles[kind]}${kind === 'contact' ? '' : ':'} ${onOneLine(subject)}`;
  return {
    to,
    // Mail programs would read something else out of it than what was typed.
    subject: `[Weekwise] ${headline.replaceAll('=?', '= ?')}`,
    text: [headline, email === null ? 'No answer is wanted.' : `Answers go to ${email}.`, '', body].join('\n'),
    ...(email !== null && { replyTo: email }),
  };
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
