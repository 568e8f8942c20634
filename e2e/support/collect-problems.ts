import type { Page } from '@playwright/test';

/** Collects console messages, page errors, CSP violations and the hosts of all requests. */
export async function collectProblems(page: Page) {
  const problems: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()} (${message.location().url})`));
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.exposeFunction('reportViolation', (violation: string) => problems.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return { problems, hosts };
}
