import type { AxeResults, RunOptions } from 'axe-core';

export type ColorScheme = 'light' | 'dark';

/** Every rule, or only those whose result depends on viewport size and colour scheme. */
export type AxeRuleSet = 'all' | 'looks';

export function axeOptions(ruleSet: AxeRuleSet): RunOptions {
  return {
    resultTypes: ['violations'],
    // axe disables this WCAG 2.2 rule by default.
    rules: { 'target-size': { enabled: true } },
    ...(ruleSet === 'looks' && { runOnly: { type: 'rule', values: ['color-contrast', 'target-size'] } }),
  };
}

/** Returns the violated rules with the HTML of the offending elements. */
export const summarizeViolations = (results: AxeResults) =>
  results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
