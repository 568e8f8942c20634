import { networkOf, type RateLimiter } from '../../http/rate-limit.ts';

/** From each address this many tries count for themselves alone, so that an owner at a new one gets in whoever else guesses. */
const OWN_TRIES = 3;

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
  const take = async (limit: Parameters<RateLimiter['take']>[0], of: string) => {
    const count = await limiter.take(limit, of, now);
    taken.push(() => limiter.giveBack(limit, of));
    return count;
  };

  if (device === undefined) {
    const network = networkOf(ip);
    await take('loginByIp', network);
    const tries = await take('loginByIpAndAccount', `${account} ${network}`);
    if (tries > OWN_TRIES) await take('loginByAccount', account);
  } else {
    await take('loginByDevice', `${account} ${device}`);
  }
  return {
    /** It was no wrong password. */
    async giveBack(): Promise<void> {
      for (const back of taken) await back();
    },
  };
}
