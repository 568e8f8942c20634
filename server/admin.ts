import { parseArgs } from 'node:util';
import { invitationLife, resetLifeMs } from '#domain/limits.ts';
import { type Config, readConfig } from './config.ts';
import { type Db, openForCommand } from './db/open.ts';
import { transact } from './db/transaction.ts';
import { newToken, sha256 } from './http/secret.ts';
import { isEmail } from './mail/mail-config.ts';
import { disableAccount, enableAccount, listAccounts } from './modules/auth/accounts.queries.ts';
import { findLogin } from './modules/auth/auth.queries.ts';
import { insertInvitation, openInvitations } from './modules/auth/invitations.queries.ts';
import { invitationLink, resetLink } from './modules/auth/links.ts';
import { putReset } from './modules/auth/password-reset.queries.ts';
import { reasonOf, StartError } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export const usage = `Usage: npm run admin -- COMMAND

  invite [--expires 7d] [--for EMAIL]
                      print a link with which one person can create an account;
                      --expires takes minutes, hours or days (30m, 12h, 7d),
                      --for only notes in the list whom it is meant for
  list                print all accounts and open invitations
  disable EMAIL       end all sessions of an account and refuse to log in to it
  enable EMAIL        allow it again
  reset-link EMAIL    print a link with which the owner chooses a new password

The settings are those of the server: the environment and the .env file.`;

/** What goes to standard output, and what else there is to say. */
export interface Printed {
  readonly out: string;
  readonly notes?: readonly string[];
}

interface Job {
  readonly db: Db;
  readonly config: Config;
  readonly now: number;
}

type Options = { readonly expires?: string | undefined; readonly for?: string | undefined };

/** Checks what was typed, before any database is opened, and returns what is to be done. */
type Command = (operand: string | undefined, options: Options) => (job: Job) => Promise<Printed>;

const commands: Readonly<Record<string, Command>> = {
  invite(operand, options) {
    refuseOperand(operand);
    const lifeMs = lifeOf(options.expires);
    const note = options.for ?? null;
    if (note !== null && !isEmail(note)) throw new StartError(`'${note}' is not an email address.`);
    return async ({ db, config, now }) => {
      const token = newToken();
      const expiresAt = now + lifeMs;
      await insertInvitation(db, { token_hash: sha256(token), created_at: now, expires_at: expiresAt, note });
      const until = `It works once, until ${moment(expiresAt)}.`;
      return printedLink(config, invitationLink(config, token), until);
    };
  },

  list(operand) {
    refuseOperand(operand);
    return async ({ db, now }) => {
      const accounts = (await listAccounts(db)).map(({ email, created, used, disabled }) => [
        email,
        moment(created),
        moment(used),
        moment(disabled),
      ]);
      const invitations = (await openInvitations(db, now)).map(({ note, created_at, expires_at }) => [
        note ?? '-',
        moment(created_at),
        moment(expires_at),
      ]);
      const lines = [
        ...table('No accounts.', ['ACCOUNT', 'CREATED', 'LAST USED', 'DISABLED'], accounts),
        '',
        ...table('No open invitations.', ['INVITATION FOR', 'CREATED', 'EXPIRES'], invitations),
      ];
      return { out: lines.join('\n') };
    };
  },

  disable(operand) {
    const email = emailOf(operand);
    return async ({ db, now }) => {
      if (!(await transact(db, (tx) => disableAccount(tx, email, now)))) throw unknownAccount(email);
      return { out: `${email} is disabled, and logged out everywhere.` };
    };
  },

  enable(operand) {
    const email = emailOf(operand);
    return async ({ db }) => {
      if (!(await enableAccount(db, email))) throw unknownAccount(email);
      return { out: `${email} is enabled.` };
    };
  },

  'reset-link'(operand) {
    const typed = emailOf(operand);
    return async ({ db, config, now }) => {
      const account = await findLogin(db, typed);
      if (!account) throw unknownAccount(typed);
      if (account.disabled_at !== null) throw new StartError(`${account.email} is disabled. Enable it first.`);
      const token = newToken();
      const expiresAt = now + resetLifeMs;
      const reset = { user_id: account.id, token_hash: sha256(token), expires_at: expiresAt };
      if (!(await putReset(db, account.email, reset))) throw unknownAccount(typed);
      const until = `It works once, until ${moment(expiresAt)}, and replaces any earlier link.`;
      return printedLink(config, resetLink(config, token), until);
    };
  },
};

function emailOf(operand: string | undefined): string {
  if (operand !== undefined) return operand.trim();
  throw new StartError('name the account by its email address.');
}

function refuseOperand(operand: string | undefined): void {
  if (operand !== undefined) throw new StartError(`'${operand}' is not expected here.`);
}

const unknownAccount = (email: string) => new StartError(`there is no account with the email ${email}.`);

const units: Readonly<Record<string, number>> = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 };

function lifeOf(text: string | undefined): number {
  if (text === undefined) return invitationLife.usualMs;
  const [, count, unit = ''] = /^([1-9]\d{0,5})([mhd])$/.exec(text) ?? [];
  const lifeMs = Number(count) * (units[unit] ?? Number.NaN);
  if (lifeMs <= invitationLife.maxMs) return lifeMs;
  throw new StartError(`--expires must be like 30m, 12h or 7d, and at most 365d, not '${text}'.`);
}

/** The link alone is on standard output, so that it can be piped. */
function printedLink(config: Config, link: string, until: string): Printed {
  const isLocal = config.publicUrl === undefined;
  return {
    out: link,
    notes: [until, ...(isLocal ? ['PUBLIC_URL is not set, so the link leads to this machine.'] : [])],
  };
}

/** To the minute, UTC. */
function moment(at: number | null): string {
  return at === null ? '-' : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function table(empty: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [empty];
  const widths = head.map((title, n) => Math.max(title.length, ...rows.map((row) => row[n]!.length)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, n) => cell.padEnd(widths[n]!))
      .join('  ')
      .trimEnd(),
  );
}

/** Does what was typed, on the database of the settings. Throws a `StartError` if it cannot be done. */
export async function runAdmin(args: readonly string[], env: Environment, now: number): Promise<Printed> {
  const { values, positionals } = parse(args);
  const [name, operand, ...rest] = positionals;
  if (name === undefined || name === 'help' || values.help) return { out: usage };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartError(`there is no command '${name}'; 'npm run admin -- help' lists them.`);
  refuseOperand(rest[0]);
  if (name !== 'invite' && (values.expires ?? values.for) !== undefined) {
    throw new StartError('--expires and --for are for invite only.');
  }
  const work = command(operand, values);
  const config = readConfig(env);
  const db = await openForCommand(config, { onLost: () => {} });
  try {
    return await work({ db, config, now });
  } finally {
    await db.destroy();
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { expires: { type: 'string' }, for: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new StartError(`${reasonOf(error)} 'npm run admin -- help' lists what there is.`);
  }
}
