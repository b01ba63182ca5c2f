import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/** Collects what must not happen in a browser while the product is used. */
export interface PageWatch {
  /** What went wrong, less what was expected. */
  complaints(): string[];
  /**
   * Announces a complaint that belongs to the story, such as Chromium's console error about an
   * answer with status 401. One announcement allows it any number of times.
   */
  expect(complaint: RegExp): void;
}

/** Blocks every request to another host than `origin`'s, and notes it with the other complaints. */
export async function watchPages(context: BrowserContext, origin: string): Promise<PageWatch> {
  const seen: string[] = [];
  const expected: RegExp[] = [];

  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    async (route) => {
      seen.push(`request to another host: ${route.request().url()}`);
      await route.abort('blockedbyclient');
    },
  );
  context.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(`page error: ${String(error.error())}`));
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page and an aborted fetch end requests too; a blocked one is noted above.
    if (/ERR_ABORTED|BLOCKED_BY_CLIENT/.test(reason)) return;
    seen.push(`request failed: ${request.url()} ${reason}`);
  });

  return {
    complaints: () => seen.filter((text) => !expected.some((pattern) => pattern.test(text))),
    expect: (complaint) => expected.push(complaint),
  };
}
