import { parseArgs } from 'node:util';
import { invitationTtl, resetLinkTtlMs } from '#domain/limits.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabaseForCommand } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { newToken, sha256 } from '#server/http/security/tokens.ts';
import { isEmail } from '#server/mail/mail-config.ts';
import { disableAccount, enableAccount, listAccounts } from '#server/modules/auth/accounts.queries.ts';
import { describeLocalModels } from '#server/modules/assistant/local-models.ts';
import { deleteAllModelKeys } from '#server/modules/assistant/model-keys/model-keys.queries.ts';
import { findCredentials } from '#server/modules/auth/auth.queries.ts';
import { insertInvitation, listOpenInvitations } from '#server/modules/auth/invitations.queries.ts';
import { invitationLink, resetLink } from '#server/modules/auth/email-links.ts';
import { upsertPasswordReset } from '#server/modules/auth/password-reset.queries.ts';
import { errorMessage, StartupError } from './startup-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export const usage = `Usage: npm run admin -- COMMAND

  invite [--expires 7d] [--for EMAIL]
                      print a link that lets one person create an account;
                      --expires takes minutes, hours or days (30m, 12h, 7d),
                      --for adds a note that is shown by list
  list                print all accounts and open invitations
  disable EMAIL       log an account out everywhere and block logging in
  enable EMAIL        allow logging in again
  reset-link EMAIL    print a link that lets the owner choose a new password
  find-models         look for Ollama and LM Studio on this machine, and
                      print the settings that let them write plans
  delete-model-keys   delete the API keys that users have saved for the
                      assistant, after the key that encrypts them was lost

Settings are read from the environment and the .env file, like the server's.`;

export interface CommandOutput {
  /** Printed to standard output. */
  readonly out: string;
  /** Printed to standard error. */
  readonly notes?: readonly string[];
}

interface CommandContext {
  readonly db: Db;
  readonly config: Config;
  readonly now: number;
}

type CommandOptions = { readonly expires?: string | undefined; readonly for?: string | undefined };

/** Validates the arguments before the database is opened, and returns the action to run. */
type Command = (
  operand: string | undefined,
  options: CommandOptions,
) => (context: CommandContext) => Promise<CommandOutput>;

const commands: Readonly<Record<string, Command>> = {
  invite(operand, options) {
    rejectOperand(operand);
    const ttlMs = parseExpiry(options.expires);
    const note = options.for ?? null;
    if (note !== null && !isEmail(note)) throw new StartupError(`'${note}' is not an email address.`);
    return async ({ db, config, now }) => {
      const token = newToken();
      const expiresAt = now + ttlMs;
      await insertInvitation(db, { token_hash: sha256(token), created_at: now, expires_at: expiresAt, note });
      const until = `It works once, until ${formatInstant(expiresAt)}.`;
      return formatLink(config, invitationLink(config, token), until);
    };
  },

  list(operand) {
    rejectOperand(operand);
    return async ({ db, now }) => {
      const accounts = (await listAccounts(db)).map(({ email, createdAt, lastUsedAt, disabledAt }) => [
        email,
        formatInstant(createdAt),
        formatInstant(lastUsedAt),
        formatInstant(disabledAt),
      ]);
      const invitations = (await listOpenInvitations(db, now)).map(({ note, created_at, expires_at }) => [
        note ?? '-',
        formatInstant(created_at),
        formatInstant(expires_at),
      ]);
      const lines = [
        ...formatTable('No accounts.', ['ACCOUNT', 'CREATED', 'LAST USED', 'DISABLED'], accounts),
        '',
        ...formatTable('No open invitations.', ['INVITATION FOR', 'CREATED', 'EXPIRES'], invitations),
      ];
      return { out: lines.join('\n') };
    };
  },

  disable(operand) {
    const email = requireEmail(operand);
    return async ({ db, now }) => {
      if (!(await inTransaction(db, (tx) => disableAccount(tx, email, now)))) throw unknownAccountError(email);
      return { out: `${email} is disabled and logged out everywhere.` };
    };
  },

  enable(operand) {
    const email = requireEmail(operand);
    return async ({ db }) => {
      if (!(await enableAccount(db, email))) throw unknownAccountError(email);
      return { out: `${email} is enabled.` };
    };
  },

  'reset-link'(operand) {
    const email = requireEmail(operand);
    return async ({ db, config, now }) => {
      const account = await findCredentials(db, email);
      if (!account) throw unknownAccountError(email);
      if (account.disabled_at !== null) throw new StartupError(`${account.email} is disabled. Enable it first.`);
      const token = newToken();
      const expiresAt = now + resetLinkTtlMs;
      const reset = { user_id: account.id, token_hash: sha256(token), expires_at: expiresAt };
      if (!(await upsertPasswordReset(db, account.email, reset))) throw unknownAccountError(email);
      const until = `It works once, until ${formatInstant(expiresAt)}, and replaces earlier links.`;
      return formatLink(config, resetLink(config, token), until);
    };
  },

  'find-models'(operand) {
    rejectOperand(operand);
    return async ({ config }) => {
      const found = await describeLocalModels(config);
      return { out: found ?? 'No model was found, or one is configured already (AI_PROVIDER, AI_USER_HOSTS).' };
    };
  },

  'delete-model-keys'(operand) {
    rejectOperand(operand);
    return async ({ db }) => {
      const count = await deleteAllModelKeys(db);
      return { out: `${count} API ${count === 1 ? 'key was' : 'keys were'} deleted.` };
    };
  },
};

function requireEmail(operand: string | undefined): string {
  if (operand !== undefined) return operand.trim();
  throw new StartupError("the account's email address is missing.");
}

function rejectOperand(operand: string | undefined): void {
  if (operand !== undefined) throw new StartupError(`unexpected argument '${operand}'.`);
}

const unknownAccountError = (email: string) => new StartupError(`there is no account with the email address ${email}.`);

const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 };

function parseExpiry(text: string | undefined): number {
  if (text === undefined) return invitationTtl.defaultMs;
  const [, count, unit = ''] = /^([1-9]\d{0,5})([mhd])$/.exec(text) ?? [];
  const ttlMs = Number(count) * (unitMs[unit] ?? Number.NaN);
  if (ttlMs <= invitationTtl.maxMs) return ttlMs;
  throw new StartupError(`--expires must look like 30m, 12h or 7d, and be at most 365d, not '${text}'.`);
}

/** Only the link goes to standard output, so that it can be piped. */
function formatLink(config: Config, link: string, until: string): CommandOutput {
  const isLocal = config.publicUrl === undefined;
  return {
    out: link,
    notes: [until, ...(isLocal ? ['PUBLIC_URL is not set, so the link points to this machine.'] : [])],
  };
}

function formatInstant(at: number | null): string {
  return at === null ? '-' : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function formatTable(empty: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [empty];
  const widths = head.map((title, n) => Math.max(title.length, ...rows.map((row) => row[n]!.length)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, n) => cell.padEnd(widths[n]!))
      .join('  ')
      .trimEnd(),
  );
}

/** Runs a command on the configured database. Throws a `StartupError` if the input is invalid or the command fails. */
export async function runAdmin(args: readonly string[], env: Environment, now: number): Promise<CommandOutput> {
  const { values, positionals } = parseArguments(args);
  const [name, operand, ...rest] = positionals;
  if (name === undefined || name === 'help' || values.help) return { out: usage };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartupError(`unknown command '${name}'. 'npm run admin -- help' lists all commands.`);
  rejectOperand(rest[0]);
  if (name !== 'invite' && (values.expires ?? values.for) !== undefined) {
    throw new StartupError('--expires and --for only apply to invite.');
  }
  const runCommand = command(operand, values);
  const config = readConfig(env);
  const db = await openDatabaseForCommand(config, { onConnectionLost: () => {} });
  try {
    return await runCommand({ db, config, now });
  } finally {
    await db.destroy();
  }
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { expires: { type: 'string' }, for: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new StartupError(`${errorMessage(error)} 'npm run admin -- help' lists all commands and options.`);
  }
}
