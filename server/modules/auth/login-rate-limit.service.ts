import { clientNetwork } from '#server/http/rate-limits/client-network.ts';
import type { LimitName, RateLimiter } from '#server/http/rate-limits/rate-limiter.ts';

interface LoginAttempt {
  readonly account: string;
  readonly ip: string;
  /** The id of the browser, if it has logged in to this account before. */
  readonly device: string | undefined;
  readonly now: number;
}

/** Counts an attempt before its password is checked, so that concurrent guesses are all counted. */
export async function countLoginAttempt(limiter: RateLimiter, { account, ip, device, now }: LoginAttempt) {
  const refunds: (() => Promise<void>)[] = [];
  const consume = async (limit: LimitName, key: string) => {
    await limiter.consume(limit, key, now);
    refunds.push(() => limiter.refund(limit, key));
  };

  let isUnderAttack = false;
  if (device === undefined) {
    const network = clientNetwork(ip);
    await consume('loginByIp', network);
    await consume('loginByIpAndAccount', `${account} ${network}`);
    isUnderAttack = !(await limiter.tryConsume('loginByAccount', account, now));
    // Attempts are slowed down rather than blocked, so that the owner can still log in with a new browser.
    if (isUnderAttack) await consume('loginSlowly', account);
    refunds.push(() => limiter.refund('loginByAccount', account));
  } else {
    await consume('loginByDevice', `${account} ${device}`);
  }
  return {
    /** Unknown browsers have guessed so often that the owner should be notified. */
    isUnderAttack,
    /** Call this if the password was right or was not checked. */
    async refund(): Promise<void> {
      for (const refundOne of refunds) await refundOne();
    },
  };
}
