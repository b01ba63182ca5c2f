/**
 * Shows the document's own notice that a script couldn't be loaded (server/document.ts), with the message that the
 * missing script would have shown.
 */
export function reportMissingScript(message = ''): void {
  document.documentElement.dataset['late'] = '';
  const notice = document.querySelector('#late');
  notice?.prepend(message, ' ');
  // unlike a plain link, a reload keeps the history entry's state, such as the path to return to after signing in
  const reload = (event: Event) => {
    event.preventDefault();
    location.reload();
  };
  notice?.querySelector('a')?.addEventListener('click', reload, { once: true });
}
