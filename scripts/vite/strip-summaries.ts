import type { Plugin } from 'vite';

const summary = /^ *summary:\s+'(?:[^'\\]|\\.)*',$/gm;

/** What the contract says for the OpenAPI document alone is not downloaded by anybody's browser. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(summary, ''), map: null }),
    },
  };
}
