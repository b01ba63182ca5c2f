function forgive(event: PromiseRejectionEvent): void {
  const { reason } = event as { reason: unknown };
  if (reason instanceof DOMException && reason.message.includes('ransition'))
    event.preventDefault();
}

/**
 * Call it where a view transition may begin. A browser skips a transition if the page is hidden or the next navigation
 * begins before it. The router navigates anyway, but leaves a rejected promise, which would be reported as an error of
 * the page.
 */
export function allowSkippedTransitions(): void {
  addEventListener('unhandledrejection', forgive); // adding the same listener again has no effect
}
