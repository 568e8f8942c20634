import type { AxeResults, RunOptions } from 'axe-core';

export type Scheme = 'light' | 'dark';

/** Every rule, or those whose result depends on the size and the scheme; markup, names and roles are the same in all. */
export type Rules = 'all' | 'looks';

export function axeOptions(rules: Rules): RunOptions {
  return {
    resultTypes: ['violations'],
    // Rules of WCAG 2.2 are off unless they are asked for.
    rules: { 'target-size': { enabled: true } },
    ...(rules === 'looks' && { runOnly: { type: 'rule', values: ['color-contrast', 'target-size'] } }),
  };
}

/** The broken rules with the elements that break them. */
export const violations = (results: AxeResults) =>
  results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
