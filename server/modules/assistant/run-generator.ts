import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/schema/endpoint.ts';
import { declaredError } from '#server/http/errors.ts';
import type { ModelTimeouts, Services } from '#server/http/services.ts';
import { clientAbortSignal } from './client-abort-signal.ts';
import type { ModelGenerator, PlanGenerator } from './plan-generator.ts';
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

/** For what only a model can do. Throws the endpoint's error for its absence. */
export function requireModel(
  generator: PlanGenerator,
  endpoint: Endpoint & { readonly messages: { readonly 409: string } },
): ModelGenerator {
  if (generator.name !== 'model') throw declaredError(endpoint, 409);
  return generator;
}
