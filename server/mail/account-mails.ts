import type { Mail } from './mail.ts';

// Written in lines as they are to be read; a link has a line of its own, so that no program breaks it.

export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Choose a new password for Weekwise',
    text: [
      'Hello,',
      '',
      'somebody, hopefully you, has asked for a new password for your account',
      'at Weekwise. With this link you can choose one:',
      '',
      link,
      '',
      'It is valid for one hour, and works once. If you have asked several',
      'times, only the link of the latest mail works.',
      '',
      'If it was not you, there is nothing to do: your password stays as it is,',
      'and nobody else can use the link as long as this mail is yours alone.',
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
      'Your password was changed for your account at Weekwise. Browsers that',
      'were logged in with the old one have been logged out.',
      '',
      "If it was not you, choose a new one with 'Forgot your password?' on the",
      `log-in page${orWriteTo(supportEmail)}.`,
    ].join('\n'),
  };
}

/** To the old address, which may be all that is left to the owner. */
export function emailChangedMail(to: string, supportEmail: string | undefined): Mail {
  return {
    to,
    subject: 'Your email address was changed',
    text: [
      'Hello,',
      '',
      'Your account at Weekwise has another email address now. Mails for it no',
      'longer come here, and this address no longer logs in to it.',
      '',
      'If it was not you, somebody knows your password. Are you still logged in',
      'somewhere? Then change the password there. If not, please',
      supportEmail === undefined ? 'write to whoever runs the server.' : `write to ${supportEmail}.`,
    ].join('\n'),
  };
}

export function guessingMail(to: string): Mail {
  return {
    to,
    subject: 'Somebody is guessing your password',
    text: [
      'Hello,',
      '',
      'somebody has tried about a hundred wrong passwords for your account at',
      'Weekwise within a quarter of an hour. Further tries are slowed down.',
      '',
      'Browsers in which you have logged in before work as always. A new one may',
      "be told to wait; if so, 'Forgot your password?' on the log-in page lets",
      'you in at once.',
      '',
      'If your password is short, or you use it elsewhere too, please choose',
      'another one in the settings.',
      '',
      'There is at most one such mail a day.',
    ].join('\n'),
  };
}

function orWriteTo(supportEmail: string | undefined): string {
  return supportEmail === undefined ? '' : `,\nor write to ${supportEmail}`;
}
