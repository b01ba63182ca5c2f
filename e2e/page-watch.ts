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

/**
 * Notes every request to another host than `origin`'s with the other complaints. The browser finds no such host
 * (`--host-resolver-rules`): to intercept requests would cost each of them a way through this process, and the
 * browser its cache.
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
    if (!['error', 'warning'].includes(message.type())) return;
    seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(`page error: ${String(error.error())}`));
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page and an aborted fetch end requests too; one to another host is noted above.
    if (/ERR_ABORTED|ERR_NAME_NOT_RESOLVED/.test(reason)) return;
    seen.push(`request failed: ${request.url()} ${reason}`);
  });

  return {
    complaints: () => seen.filter((text) => !expected.some((pattern) => pattern.test(text))),
    expect: (complaint) => expected.push(complaint),
  };
}
