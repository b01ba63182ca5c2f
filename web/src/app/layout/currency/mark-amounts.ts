/**
 * Selects amounts in the site's currency. The style sheet appends the text of `data-about`, the amount in another
 * currency.
 */
const MARKED = '[data-cost]';
const ABOUT = 'about';

/**
 * The style of the appended texts. They are generated content, which doesn't disturb React, the owner of the elements;
 * screen readers read them, too.
 */
const STYLE = `
[data-about]::after {
  content: attr(data-about);
  unicode-bidi: isolate;
  font: 400 .875rem/1.4 var(--font-sans);
  color: var(--color-muted);
}
output[data-about]::after, dd[data-about]::after { display: block; text-align: end; }
@media print { [data-about]::after { content: none; } }
`;

let sheet: CSSStyleSheet | undefined;

function addStyle(): void {
  if (sheet || typeof CSSStyleSheet !== 'function' || !('adoptedStyleSheets' in document)) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Adds the approximate value in another currency to each marked amount on the page, now and later. `aboutOf` returns
 * that text for a cost text; undefined for none. Returns a function that removes all added texts.
 */
export function markAmounts(aboutOf: (cost: string) => string | undefined): () => void {
  addStyle();
  const mark = (element: HTMLElement) => {
    const about = aboutOf(element.dataset['cost'] ?? '');
    if (about === undefined) delete element.dataset[ABOUT];
    else element.dataset[ABOUT] = about;
  };
  const markAll = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>(MARKED)) mark(element);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'attributes' && target instanceof HTMLElement) mark(target);
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(MARKED)) mark(node);
        markAll(node);
      }
    }
  });
  markAll(document);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-cost'],
  });
  return () => {
    observer.disconnect();
    for (const element of document.querySelectorAll<HTMLElement>(MARKED))
      delete element.dataset[ABOUT];
  };
}
