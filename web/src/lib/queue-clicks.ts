/**
 * Queues clicks on buttons that React has not hydrated yet. Returns a function that stops, and replays
 * them.
 */
export function queueClicks(element: HTMLElement): () => void {
  const queued = new Map<Event, HTMLElement>();
  const queue = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button && element.contains(button)) queued.set(event, button);
  };
  // React, which listens between the two, stops clicks on what it has not hydrated
  const passed = (event: Event) => queued.delete(event);
  document.addEventListener('click', queue, true);
  element.addEventListener('click', passed, true);
  return () => {
    document.removeEventListener('click', queue, true);
    // a click may be on its way, and React does not listen while it hydrates
    setTimeout(async () => {
      element.removeEventListener('click', passed, true);
      for (const button of queued.values()) {
        if (button.isConnected) button.click();
        await undefined; // the next press meets what this one led to
      }
    });
  };
}
