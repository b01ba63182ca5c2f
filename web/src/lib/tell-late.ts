/** Shows the document's own notice that a script of the page did not arrive (server/document.ts). */
export function tellLate(): void {
  document.documentElement.dataset['late'] = '';
}
