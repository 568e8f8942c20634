import type { Plugin } from 'vite';

const summaryPattern = /^ *summary:\s+'(?:[^'\\]|\\.)*',$/gm;

/** Removes the endpoint summaries from the bundle: only the OpenAPI document needs them. */
export function stripSummaries(): Plugin {
  return {
    name: 'without-summaries',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(summaryPattern, ''), map: null }),
    },
  };
}
