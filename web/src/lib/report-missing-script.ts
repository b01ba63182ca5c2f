/**
 * Shows the document's own notice that a script could not be loaded (server/document.ts), together with the message
 * that the script should have shown.
 */
export function reportMissingScript(message = ''): void {
  document.documentElement.dataset['late'] = '';
  const notice = document.querySelector('#late');
  notice?.prepend(message, ' ');
  // unlike the bare link, a reload keeps the history entry's state, such as the path to return to
  // after signing in
  const reload = (event: Event) => {
    event.preventDefault();
    location.reload();
  };
  notice?.querySelector('a')?.addEventListener('click', reload, { once: true });
}
