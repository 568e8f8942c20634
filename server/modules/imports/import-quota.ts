import { accountQuotas } from '#domain/limits.ts';
import type { ApiError } from '#server/http/errors.ts';
import {
  type QuotaCounts,
  formatCount,
  type QuotaExcess,
  findQuotaExcess,
} from '#server/modules/account-quota/account-quota.queries.ts';
import { invalidFileError } from './problems.ts';

/** The error message if a file would exceed the account's quotas, otherwise null. */
export function quotaErrorMessage(additions: QuotaCounts, current: QuotaCounts): string | null {
  const excess = findQuotaExcess(additions, current);
  return excess ? formatQuotaExcess(excess) : null;
}

export function quotaError(excess: QuotaExcess): ApiError {
  return invalidFileError(formatQuotaExcess(excess));
}

function formatQuotaExcess({ kind, current, added }: QuotaExcess): string {
  const { name, max } = accountQuotas[kind];
  return `With this file your account would have ${formatCount(current + added)} ${name}. It can have at most ${formatCount(max)}.`;
}
