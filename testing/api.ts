/** An HTTP client for tests: Playwright's `APIRequestContext`, or `api` from web/testing in component tests. */
export interface Api {
  get(path: string): Promise<ApiResponse>;
  fetch(path: string, options: ApiRequest): Promise<ApiResponse>;
}

export interface ApiRequest {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly data: object | undefined;
}

interface ApiResponse {
  ok(): boolean;
  status(): number;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

/** CSRF tokens are valid for as long as their session, so most tests need only one. */
const csrfTokens = new WeakMap<Api, string>();

/** Calls the API and throws unless it succeeds. */
export async function callApi<T>(
  api: Api,
  method: string,
  path: string,
  data?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  let response = await sendRequest(api, { method, data, headers: { ...headers } }, path);
  // The session has changed, and with it the token.
  if (response.status() === 403) {
    csrfTokens.delete(api);
    response = await sendRequest(api, { method, data, headers: { ...headers } }, path);
  }
  // Signing up, logging in and logging out start another session, with another token.
  if (path.startsWith('/api/auth/')) csrfTokens.delete(api);
  const text = await response.text();
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

async function sendRequest(api: Api, options: ApiRequest, path: string): Promise<ApiResponse> {
  if (options.method === 'GET') return api.fetch(path, options);
  return api.fetch(path, { ...options, headers: { 'X-CSRF-Token': await getCsrfToken(api), ...options.headers } });
}

async function getCsrfToken(api: Api): Promise<string> {
  const cached = csrfTokens.get(api);
  if (cached !== undefined) return cached;
  const { csrfToken } = (await (await api.get('/api/csrf-token')).json()) as { csrfToken: string };
  csrfTokens.set(api, csrfToken);
  return csrfToken;
}
