/** What a proxy says of a server that it cannot reach. The server itself says everything in JSON. */
const UNREACHABLE = new Set([502, 503, 504]);

/** The answer, if it is one of the server: that of a proxy in its place is no better than none. */
export function reached(answer: Response): Response {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  if (UNREACHABLE.has(answer.status) && !isJson) throw new Error('The server cannot be reached.');
  return answer;
}
