/** A problem for the operator to fix, reported as a single line without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}

export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A failed connection to a host with several addresses has an empty message and one error per address.
  if (error instanceof AggregateError && error.errors.length > 0) return errorMessage(error.errors[0]);
  return error.message.replaceAll(/\s+/g, ' ');
}
