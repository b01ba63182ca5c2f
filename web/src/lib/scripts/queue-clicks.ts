/** Queues clicks on buttons that React hasn't hydrated yet. Returns a function that stops this and replays them. */
export function queueClicks(element: HTMLElement): () => void {
  const queued = new Map<Event, HTMLElement>();
  const queue = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button && element.contains(button)) queued.set(event, button);
  };
  // React listens between `document` and `element`, and stops clicks on elements that it hasn't hydrated, so a click
  // that reaches `element` needs no replay
  const passed = (event: Event) => queued.delete(event);
  document.addEventListener('click', queue, true);
  element.addEventListener('click', passed, true);
  return () => {
    document.removeEventListener('click', queue, true);
    // waits, because a click may be in progress, and React doesn't listen while it hydrates
    setTimeout(async () => {
      element.removeEventListener('click', passed, true);
      for (const button of queued.values()) {
        if (button.isConnected) button.click();
        await undefined; // lets React handle this click before the next
      }
    });
  };
}
