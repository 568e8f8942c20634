import { networkOf } from '../../http/client-network.ts';
import type { LimitName, RateLimiter } from '../../http/rate-limit.ts';

interface Attempt {
  readonly account: string;
  readonly ip: string;
  /** The browser's own name, if it has logged in to this account before. */
  readonly device: string | undefined;
  readonly now: number;
}

/** Counts a log-in before its password is looked at: any number of guesses at once count as that many. */
export async function countLogin(limiter: RateLimiter, { account, ip, device, now }: Attempt) {
  const taken: (() => Promise<void>)[] = [];
  const take = async (limit: LimitName, of: string) => {
    await limiter.take(limit, of, now);
    taken.push(() => limiter.giveBack(limit, of));
  };

  let isUnderAttack = false;
  if (device === undefined) {
    const network = networkOf(ip);
    await take('loginByIp', network);
    await take('loginByIpAndAccount', `${account} ${network}`);
    isUnderAttack = !(await limiter.tryTake('loginByAccount', account, now));
    // Slowed down rather than refused, so that an owner with a new browser still gets in.
    if (isUnderAttack) await take('loginSlowly', account);
    taken.push(() => limiter.giveBack('loginByAccount', account));
  } else {
    await take('loginByDevice', `${account} ${device}`);
  }
  return {
    /** Strangers have guessed so often that the account's owner should know. */
    isUnderAttack,
    /** It was no wrong password. */
    async giveBack(): Promise<void> {
      for (const back of taken) await back();
    },
  };
}
