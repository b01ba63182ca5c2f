import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/** Collects problems in a browser while the product is used. */
export interface PageWatch {
  /** The problems that were not expected. */
  complaints(): string[];
  /**
   * Announces a problem that belongs to the story, such as Chromium's console error about a response with status 401.
   * After one announcement, the problem may occur any number of times.
   */
  expect(complaint: RegExp): void;
}

/** Playwright runs a script in every frame. The outbox's frames refuse it, as they refuse every script. */
const REFUSED_PROBE = /^Blocked script execution in '[^']+\/api\/outbox\//;

/**
 * Watches all pages. Requests to any host except `origin`'s count as problems. The browser can't resolve such hosts
 * (`--host-resolver-rules`). Requests aren't intercepted, because each would go through this process, and the browser
 * would lose its cache.
 */
export function watchPages(context: BrowserContext, origin: string): PageWatch {
  const seen: string[] = [];
  const expected: RegExp[] = [];

  context.on('request', (request: Request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin)
      seen.push(`request to another host: ${request.url()}`);
  });
  context.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type()) || REFUSED_PROBE.test(message.text()))
      return;
    seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(`page error: ${String(error.error())}`));
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page or aborting a fetch also ends requests; requests to other hosts are recorded above.
    if (/ERR_ABORTED|ERR_NAME_NOT_RESOLVED/.test(reason)) return;
    seen.push(`request failed: ${request.url()} ${reason}`);
  });

  return {
    complaints: () => seen.filter((text) => !expected.some((pattern) => pattern.test(text))),
    expect: (complaint) => expected.push(complaint),
  };
}
