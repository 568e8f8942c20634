import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import { account, type changedEmail, type changedPassword } from '#contract/account.ts';
import type { User } from '#contract/auth.ts';
import { fieldErrorOf } from '#contract/errors.ts';
import { bulkDeletion } from '../../db/bulk/bulk-deletion.ts';
import type { BulkWrite } from '../../db/bulk/bulk-writes.ts';
import { violationOf } from '../../db/failures.ts';
import type { Db } from '../../db/open.ts';
import { transact, type Tx } from '../../db/transaction.ts';
import { deviceMarks } from '../../http/device.ts';
import { invalid, refusal } from '../../http/errors.ts';
import { weaknessOf } from '../../http/password.ts';
import type { Services } from '../../http/services.ts';
import { emailChangedMail, passwordChangedMail } from '../../mail/account-mails.ts';
import { changeLogin, emailKey, endSessions, type LoginFields, userOf } from '../auth/auth.queries.ts';
import { dropReset } from '../auth/password-reset.queries.ts';
import { isBulky } from '../safe-delete/is-bulky.queries.ts';
import { type Account, deleteAccount, lockUser } from './account.queries.ts';
import { withPassword, wrongPassword } from './current-password.ts';

interface Visit {
  readonly userId: string;
  readonly now: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Bulk = (work: BulkWrite<void>) => Promise<void>;

export function accountService(services: Services) {
  const { config, db, mailer, passwords } = services;
  const devices = deviceMarks(services);

  /** Whoever else is logged in, or has a link to a new password, is out. */
  async function changeAndShutOut(
    { request }: Visit,
    endpoint: typeof account.changeEmail | typeof account.changePassword,
    { id, password_hash }: Account,
    changed: LoginFields,
  ): Promise<void> {
    await transact(db, async (tx) => {
      if (!(await changeLogin(tx, id, password_hash, changed))) throw wrongPassword(endpoint);
      await dropReset(tx, id);
      await endSessions(tx, id, request.session?.id);
    });
  }

  return {
    async changeEmail(visit: Visit, { email, currentPassword }: z.infer<typeof changedEmail>): Promise<User> {
      const before = await withPassword(services, visit, account.changeEmail, currentPassword, async (found) => {
        if (currentPassword.toLowerCase() === emailKey(email)) {
          throw invalid([fieldErrorOf('email', 'Email must not be your password.')]);
        }
        const changed = { email, email_key: emailKey(email) };
        await changeAndShutOut(visit, account.changeEmail, found, changed).catch((error: unknown) => {
          throw violationOf(error) === 'unique' ? refusal(account.changeEmail, 409, 'email') : error;
        });
        return found;
      });
      // Written otherwise it is still the same one.
      if (emailKey(before.email) !== emailKey(email)) mailer.send(emailChangedMail(before.email, config.supportEmail));
      return userOf({ ...before, email });
    },

    async changePassword(visit: Visit, { newPassword, currentPassword }: z.infer<typeof changedPassword>) {
      const change = async (found: Account, isDone: boolean) => {
        if (isDone) return found;
        const isSame = newPassword === currentPassword;
        const fault = isSame ? 'This is already your password.' : weaknessOf(newPassword, found.email);
        if (fault !== undefined) throw invalid([fieldErrorOf('newPassword', fault)]);
        const changed = { password_hash: await passwords.hash(newPassword) };
        await changeAndShutOut(visit, account.changePassword, found, changed);
        mailer.send(passwordChangedMail(found.email, config.supportEmail));
        return { ...found, ...changed };
      };
      const after = await withPassword(services, visit, account.changePassword, currentPassword, change, newPassword);
      devices.remember(visit.request, visit.reply, after);
    },

    async remove(visit: Visit & { readonly bulk: Bulk }, currentPassword: string): Promise<void> {
      await withPassword(services, visit, account.remove, currentPassword, async ({ id, password_hash }) => {
        if (await isBulky(db, id)) {
          const lock = async (on: Db | Tx) => {
            if (!(await lockUser(on, id, password_hash))) throw wrongPassword(account.remove);
          };
          await visit.bulk(bulkDeletion(id, { kind: 'account' }, lock));
        } else if (!(await transact(db, (tx) => deleteAccount(tx, id, password_hash)))) {
          throw wrongPassword(account.remove);
        }
      });
    },
  };
}
