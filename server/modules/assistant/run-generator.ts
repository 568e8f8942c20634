import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ModelTimeouts, Services } from '#server/http/services.ts';
import { clientAbortSignal } from './client-abort-signal.ts';
import type { PlanGenerator } from './plan-generator.ts';
import { getGenerators } from './plan-generators.ts';
import { type Lease, withLimits } from './rate-limited.ts';
import { assertSafe } from './safety/assert-safe.ts';

interface GeneratorContext {
  readonly userId: string;
  readonly now: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: { readonly planner?: 'builtIn' | undefined };
}

/** Counts as a question. Each user may have one model call in flight, so that no single user can occupy all of them. */
export async function runGenerator<T>(
  services: Services,
  ctx: GeneratorContext,
  findLease: (timeoutsMs: ModelTimeouts) => Lease,
  run: (generator: PlanGenerator, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { rateLimiter, modelTimeoutsMs, shutdownSignal } = services;
  await assertSafe(ctx.body);
  const signal = clientAbortSignal(ctx.reply, shutdownSignal);
  const generator = await getGenerators(services).select(ctx.body.planner, ctx.userId);
  const lease = generator.name === 'model' ? findLease(modelTimeoutsMs) : undefined;
  return withLimits(rateLimiter, ctx, { counted: ['questionsByUser'], lease }, () => run(generator, signal));
}
