import type { Page } from '@playwright/test';
import { INITIAL_DATA_ID } from '#contract/initial-data/initial-data.ts';

const element = new RegExp(`(<script type="application/json" id="${INITIAL_DATA_ID}">)(.*?)(</script>)`, 's');

/**
 * Removes the embedded responses to these requests from every page, so that the browser sends the requests and renders the page
 * itself.
 */
export async function withoutInitialData(page: Page, requests: RegExp): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    // The server does not render pages with free text in the URL.
    const document = new URL(route.request().url());
    document.searchParams.set('rendered-by', 'the browser');
    const response = await route.fetch({ url: document.href });
    const html = await response.text();
    const body = html.replace(element, (_, start: string, json: string, end: string) => {
      const data = Object.entries(JSON.parse(json) as object).filter(([url]) => !requests.test(url));
      // The data is escaped again, because it may contain `</script>`.
      return start + JSON.stringify(Object.fromEntries(data)).replaceAll('<', String.raw`\u003c`) + end;
    });
    await route.fulfill({ response, body });
  });
}
