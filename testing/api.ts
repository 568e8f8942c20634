/** How tests call the server: Playwright's `APIRequestContext`, or `api` of web/testing inside the browser. */
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

/** A token is good for as long as its session, so one is enough for most tests. */
const csrfTokens = new WeakMap<Api, string>();

/** Makes a call that has to succeed. */
export async function send<T>(
  api: Api,
  method: string,
  path: string,
  data?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  let response = await request(api, { method, data, headers: { ...headers } }, path);
  if (response.status() === 403) {
    csrfTokens.delete(api);
    response = await request(api, { method, data, headers: { ...headers } }, path);
  }
  const text = await response.text();
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

async function request(api: Api, options: ApiRequest, path: string): Promise<ApiResponse> {
  if (options.method === 'GET') return api.fetch(path, options);
  return api.fetch(path, { ...options, headers: { 'X-CSRF-Token': await csrfToken(api), ...options.headers } });
}

async function csrfToken(api: Api): Promise<string> {
  const known = csrfTokens.get(api);
  if (known !== undefined) return known;
  const { csrfToken: token } = (await (await api.get('/api/csrf-token')).json()) as { csrfToken: string };
  csrfTokens.set(api, token);
  return token;
}
