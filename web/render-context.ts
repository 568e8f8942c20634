import type { Formats } from '#domain/calendar/format-settings.ts';

/*
 * What the server knew about the browser when it rendered the page. The first render in the browser has to use the same
 * values, because React expects the content that the server rendered. The page updates right after that.
 */
export interface RenderContext {
  /** When the server rendered the page, by its clock. */
  readonly renderedAt: number;
  /** The largest breakpoint, in em, that the window reached on the last visit. */
  readonly width: number | undefined;
  /** The language that the browser preferred in its request, and the formats that are usual in it. */
  readonly language: string | undefined;
  readonly formats: Formats;
  readonly cookies: Readonly<Record<string, string>>;
}

let context: RenderContext | undefined;
let isHydrated = false;

/** Called by the server before it renders a page. */
export function setRenderContext(next: RenderContext): void {
  context = next;
}

/** Undefined if the server did not render the page. */
export function getRenderContext(): RenderContext | undefined {
  return (context ??= readRenderContext());
}

/** Whether components have to render the page exactly as the server did. */
export function isHydrating(): boolean {
  return !isHydrated && getRenderContext() !== undefined;
}

/** Call it when another page is opened, or when the app renders the page from scratch. */
export function finishHydration(): void {
  isHydrated = true;
}

function readRenderContext(): RenderContext | undefined {
  const { renderedAt, renderedWidth, renderedLanguage, renderedDate, renderedTime } =
    globalThis.document?.documentElement.dataset ?? {};
  if (renderedAt === undefined) return undefined;
  return {
    renderedAt: Number(renderedAt),
    width: renderedWidth === undefined ? undefined : Number(renderedWidth),
    language: renderedLanguage,
    formats: { date: renderedDate, time: renderedTime } as Formats,
    cookies: readCookies(),
  };
}

/** Reads cookies in the same way as the server. */
export function readCookies(): Readonly<Record<string, string>> {
  const pairs = document.cookie.split('; ').map((pair) => {
    const separator = pair.indexOf('=');
    return [pair.slice(0, separator), decode(pair.slice(separator + 1))] as const;
  });
  return Object.fromEntries(pairs);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
