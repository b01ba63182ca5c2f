/**
 * Shows the document's own notice that a script could not be loaded (server/document.ts), with what
 * could not be shown because of it.
 */
export function reportMissingScript(message = ''): void {
  document.documentElement.dataset['late'] = '';
  const notice = document.querySelector('#late');
  notice?.prepend(message, ' ');
  // unlike the bare link it keeps what the history entry carries, such as the way back after signing in
  const reload = (event: Event) => {
    event.preventDefault();
    location.reload();
  };
  notice?.querySelector('a')?.addEventListener('click', reload, { once: true });
}
