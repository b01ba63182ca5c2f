/** Keeps presses of buttons that React does not know yet; the answer presses them again, and stops. */
export function queueClicks(element: HTMLElement): () => void {
  const held = new Map<Event, HTMLElement>();
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button && element.contains(button)) held.set(event, button);
  };
  // React, which listens between the two, lets no press through to a part that it does not know
  const passed = (event: Event) => held.delete(event);
  document.addEventListener('click', hold, true);
  element.addEventListener('click', passed, true);
  return () => {
    document.removeEventListener('click', hold, true);
    // a press may be on its way, and React does not hear while it puts the part in its place
    setTimeout(() => {
      element.removeEventListener('click', passed, true);
      for (const button of held.values()) if (button.isConnected) button.click();
    });
  };
}
