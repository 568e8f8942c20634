/** Statuses that a proxy responds with if it cannot reach the server. */
const GATEWAY_ERRORS = new Set([502, 503, 504]);

/** Throws if a proxy responded in place of the server, whose own errors are always JSON. */
export function rejectGatewayError(response: Response): Response {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (GATEWAY_ERRORS.has(response.status) && !isJson) throw new Error('The server cannot be reached.');
  return response;
}
