function forgive(event: PromiseRejectionEvent): void {
  const { reason } = event as { reason: unknown };
  if (reason instanceof DOMException && reason.message.includes('ransition'))
    event.preventDefault();
}

/**
 * Call where a view transition may begin. A browser skips one when the page is hidden or the next press
 * is faster; the router changes pages all the same, but leaves the rejected promise to be reported as an
 * error of the page.
 */
export function allowSkippedTransitions(): void {
  addEventListener('unhandledrejection', forgive); // no matter how often: it is the same listener
}
