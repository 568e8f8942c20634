import { startTransition, useEffect, useState } from 'react';
import type { Formats } from '#domain/calendar/format-settings.ts';
import { formatsForLanguage } from '#domain/calendar/language-formats.ts';
import { getRenderContext, isHydrating } from '#web/render-context.ts';

/** The formats that are usual in the language of the browser. */
export function useBrowserFormats(): Formats {
  const [formats, setFormats] = useState(() => (isHydrating() ? getRenderContext()!.formats : readBrowserFormats()));
  useEffect(() => {
    // Every page depends on it, so the update does not block input. It is rare: the request named another language.
    startTransition(() => setFormats(readBrowserFormats()));
  }, []);
  return formats;
}

function readBrowserFormats(): Formats {
  const context = getRenderContext();
  // The server has looked them up, which would block the browser while it loads the data of the language.
  return context?.language === navigator.language ? context.formats : formatsForLanguage(navigator.language);
}
