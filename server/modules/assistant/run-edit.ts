import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/http/services.ts';
import { clientAbortSignal } from './client-abort-signal.ts';
import { generationLease } from './leases.ts';
import type { PlanGenerator } from './plan-generator.ts';
import { getGenerators } from './plan-generators.ts';
import { withLease, withRateLimit } from './rate-limited.ts';
import { assertSafe } from './safety/assert-safe.ts';

interface EditContext {
  readonly userId: string;
  readonly now: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: { readonly planner?: 'builtIn' | undefined };
}

/** A change of a plan is as much work as a question, but may take as long as a plan. */
export async function runEdit<T>(
  services: Services,
  ctx: EditContext,
  run: (generator: PlanGenerator, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { rateLimiter, modelTimeoutsMs, shutdownSignal } = services;
  await assertSafe(ctx.body);
  const signal = clientAbortSignal(ctx.reply, shutdownSignal);
  const generator = await getGenerators(services).select(ctx.body.planner, ctx.userId);
  const work = () => withRateLimit(rateLimiter, ctx, ['questionsByUser'], () => run(generator, signal));
  return generator.name === 'model' ? withLease(rateLimiter, ctx, generationLease(modelTimeoutsMs), work) : work();
}
