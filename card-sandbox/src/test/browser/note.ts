/** Adds an event to the page's list, which tests read. */
export function note(event: string): void {
  const log = document.querySelector('#events');
  if (log) log.textContent += ` ${event}`;
}
