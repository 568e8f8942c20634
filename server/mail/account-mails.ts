import type { Mail } from './mail.ts';

// Lines are broken by hand, and links have a line of their own, so that no mail program breaks them.

export function passwordResetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Choose a new password for Weekwise',
    text: [
      'Hello,',
      '',
      'Someone, hopefully you, requested a new password for your Weekwise',
      'account. Use this link to choose one:',
      '',
      link,
      '',
      'The link works once and expires after one hour. If you requested several',
      'links, only the latest one works.',
      '',
      "If it wasn't you, you can ignore this mail. Your password stays the same,",
      'and only someone who can read this mail can use the link.',
    ].join('\n'),
  };
}

export function passwordChangedMail(to: string, supportEmail: string | undefined): Mail {
  return {
    to,
    subject: 'Your password was changed',
    text: [
      'Hello,',
      '',
      'The password of your Weekwise account was changed. Browsers that were',
      'logged in with the old password have been logged out.',
      '',
      "If it wasn't you, choose a new password with 'Forgot your password?' on",
      `the login page${orContactSupport(supportEmail)}.`,
    ].join('\n'),
  };
}

/** Sent to the old address, in case someone else changed it. */
export function emailChangedMail(to: string, supportEmail: string | undefined): Mail {
  return {
    to,
    subject: 'Your email address was changed',
    text: [
      'Hello,',
      '',
      'The email address of your Weekwise account was changed. You will no longer',
      'get mails here, and you can no longer log in with this address.',
      '',
      "If it wasn't you, someone knows your password. If you are still logged in",
      'somewhere, change your password there. Otherwise, please contact',
      supportEmail === undefined ? 'the operator of the server.' : `${supportEmail}.`,
    ].join('\n'),
  };
}

export function passwordGuessingMail(to: string): Mail {
  return {
    to,
    subject: 'Someone is guessing your password',
    text: [
      'Hello,',
      '',
      'Someone has tried about a hundred wrong passwords for your Weekwise',
      'account within a quarter of an hour. Further attempts are slowed down.',
      '',
      'You can still log in with browsers that you have used before. A new',
      "browser may have to wait; if so, use 'Forgot your password?' on the login",
      'page to log in right away.',
      '',
      'If your password is short, or you also use it elsewhere, please choose',
      'another one in the settings.',
      '',
      'You will get at most one mail like this a day.',
    ].join('\n'),
  };
}

function orContactSupport(supportEmail: string | undefined): string {
  return supportEmail === undefined ? '' : `,\nor write to ${supportEmail}`;
}
