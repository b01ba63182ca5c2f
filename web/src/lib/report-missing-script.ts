/** Shows the document's own notice that a script could not be loaded (server/document.ts). */
export function reportMissingScript(): void {
  document.documentElement.dataset['late'] = '';
  // unlike the bare link it keeps what the history entry carries, such as the way back after signing in
  const reload = (event: Event) => {
    event.preventDefault();
    location.reload();
  };
  document.querySelector('#late a')?.addEventListener('click', reload, { once: true });
}
