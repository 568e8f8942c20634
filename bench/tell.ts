import type { Figure } from './turns.ts';

let missed = false;

export function tell(name: string, { rate, base, ratio }: Figure, compared: string, limit: number): void {
  missed ||= ratio > limit;
  const verdict = ratio <= limit ? 'ok' : 'TOO SLOW';
  console.log(
    `${name}: ${rate.toFixed(0)}/s, ${compared} ${base.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (at most ${limit}) ${verdict}`,
  );
}

export const isTooSlow = () => missed;
