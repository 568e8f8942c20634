import { type ClipboardEvent, useRef } from 'react';
import { limits } from '#domain/limits.ts';

/** Remembers the HTML of a text that was pasted into an empty field: it keeps lists and tables that the text has lost. */
export function usePastedHtml() {
  const pasted = useRef({ text: '', html: '' });
  return {
    onPaste: ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) => {
      const html = currentTarget.value === '' ? clipboardData.getData('text/html') : '';
      pasted.current = { text: clipboardData.getData('text/plain'), html };
    },
    /** Nothing if the text was edited since. */
    htmlOf: (text: string) => {
      const { text: original, html } = pasted.current;
      const isUsable = html !== '' && html.length <= limits.planText && normalize(text) === normalize(original);
      return isUsable ? { html } : {};
    },
  };
}

/** Browsers change the line ends of what is pasted. */
const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
