import type { PlanEvent, PlanGenerator, PlanRequest } from './plan-generator.ts';
import { withAdvice } from './safety/with-advice.ts';

/** The events of a plan, with the user's own description, if there is one, and with a line about whom to consult. */
export async function* streamPlan(
  generator: PlanGenerator,
  request: PlanRequest,
  description: string,
  signal: AbortSignal,
): AsyncGenerator<PlanEvent> {
  for await (const event of generator.streamPlan(request, signal)) {
    if (event.type === 'goal') yield event;
    else {
      const draft = description === '' ? event.draft : { ...event.draft, description };
      // A draft that is continued has the line already.
      yield { ...event, draft: request.continues ? draft : withAdvice(draft, request.prompt) };
    }
  }
}
