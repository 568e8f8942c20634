/** The operator set something wrong: the program ends with this one line and no stack. */
export class StartError extends Error {
  override name = 'StartError';
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A failed connection to a name with several addresses hides its reasons inside.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error.message.replaceAll(/\s+/g, ' ');
}
