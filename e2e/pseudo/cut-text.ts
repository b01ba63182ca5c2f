/** Finds texts that don't fit on a page in a pseudo-language. This module runs in the page. */

/** A text that doesn't fit in its place. */
export interface CutText {
  kind: 'clipped' | 'outside its box' | 'beyond the screen' | 'page too wide' | 'field too narrow';
  text: string;
  /** The element with the text, and its closest ancestors. */
  where: string;
  pixels: number;
  path: string;
}

/** The state of a page, for skipping states that were already examined, and for waiting until the page is still. */
export interface PageState {
  isMoving: boolean;
  /** The number of changes to the document so far. */
  changes: number;
  /** The address, together with all texts of catalogs on the page. */
  shown: string;
}

declare global {
  interface Window {
    cutTexts?: {
      /** Makes all texts of catalogs 40 % longer, or restores their length. */
      lengthen(isLonger: boolean): void;
      find(): CutText[];
      state(): PageState;
    };
  }
}

/** Adds `window.cutTexts` to a page. */
export function installCutTexts(): void {
  /** The mark in texts of catalogs (scripts/words/pseudo.mjs), which names and amounts don't have. */
  const MARK = /\u200B/;
  /** A letter and its space are on average half as wide as the text is high. */
  const LONGER = '[data-longer] { letter-spacing: 0.2em !important }';
  const AS_BEFORE = '[data-longer] :not([data-longer]) { letter-spacing: normal }';
  let found = new Map<string, CutText>();

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  const nameOf = (element: Element): string =>
    [element.localName, ...element.classList].join('.').slice(0, 90);

  function add(kind: CutText['kind'], element: Element, text: string, pixels: number): void {
    const where = [element, element.parentElement, element.parentElement?.parentElement]
      .map((one) => (one ? nameOf(one) : ''))
      .join(' < ');
    const shown = text.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
    const path = location.pathname + location.search;
    found.set(`${kind} ${shown} ${where}`, { kind, text: shown, where, pixels: Math.round(pixels), path }); // prettier-ignore
  }

  /** The smallest box around all lines of a text, or null if it isn't rendered. */
  function boxOf(node: Text): Box | null {
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (lines.length === 0) return null;
    return {
      left: Math.min(...lines.map(({ left }) => left)),
      right: Math.max(...lines.map(({ right }) => right)),
      top: Math.min(...lines.map(({ top }) => top)),
      bottom: Math.max(...lines.map(({ bottom }) => bottom)),
    };
  }

  const beyond = (box: Box, outer: Box, axis: 'x' | 'y') =>
    axis === 'x'
      ? Math.max(outer.left - box.left, box.right - outer.right)
      : Math.max(outer.top - box.top, box.bottom - outer.bottom);

  const isDrawn = (style: CSSStyleDeclaration) =>
    !/^(?:transparent|rgba\(.*, 0\)|.* \/ 0\))$/.test(style.backgroundColor) ||
    Number.parseFloat(style.borderLeftWidth) > 0;

  function checkText(node: Text, element: Element): void {
    const box = boxOf(node);
    if (!box) return;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    // The glyphs of a tight line are higher than the line.
    const slack = { x: 1.5, y: size * 0.35 };
    let [isFirstBox, isInBox, isAbsolute, isMoved] = [true, true, false, false];
    const scrolls = { x: false, y: false };
    let outside = 0;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/^(?:inline|contents)$/.test(style.display)) continue;
      if (isAbsolute && style.position === 'static' && style.transform === 'none') continue;
      isAbsolute = style.position === 'absolute';
      const outer = at.getBoundingClientRect();
      if (at !== document.documentElement) {
        for (const axis of ['x', 'y'] as const) {
          const overflow = axis === 'x' ? style.overflowX : style.overflowY;
          if (overflow === 'visible' || scrolls[axis]) continue;
          if (/auto|scroll/.test(overflow)) {
            scrolls[axis] = true;
            continue;
          }
          // The whole element is hidden, because it is only for screen readers or belongs to a closed part.
          if (outer.width <= 2 || outer.height <= 2) return;
          if (box.right <= outer.left || box.left >= outer.right) return;
          if (box.bottom <= outer.top + slack.y || box.top >= outer.bottom - slack.y) return;
          const pixels = beyond(box, outer, axis);
          // Slides wait outside of their window until they are moved into it.
          if (pixels > slack[axis] && isMoved) return;
          if (pixels > slack[axis]) return add('clipped', element, node.data, pixels);
        }
      }
      if (isInBox && !scrolls.x && (isFirstBox || isDrawn(style))) {
        const [wide, high] = [beyond(box, outer, 'x'), beyond(box, outer, 'y')];
        if (wide > slack.x) outside ||= wide;
        if (!scrolls.y && high > slack.y) outside ||= high;
      }
      isFirstBox = false;
      isMoved ||= style.transform !== 'none' || style.translate !== 'none';
      if (/absolute|fixed|sticky/.test(style.position)) isInBox = false;
      if (style.position === 'fixed' || at.matches(':modal, :popover-open')) break;
    }
    if (outside > 0) return add('outside its box', element, node.data, outside);
    if (scrolls.x) return;
    const pixels = Math.max(-box.left, box.right - innerWidth);
    if (pixels > slack.x) add('beyond the screen', element, node.data, pixels);
  }

  const shownIn = (field: HTMLInputElement | HTMLSelectElement) =>
    field instanceof HTMLSelectElement
      ? (field.selectedOptions[0]?.text ?? '')
      : field.value === ''
        ? field.placeholder
        : '';

  function checkField(field: HTMLInputElement | HTMLSelectElement): void {
    const isSelect = field instanceof HTMLSelectElement;
    const text = shownIn(field);
    if (!MARK.test(text)) return;
    const style = getComputedStyle(field);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return;
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room =
      field.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    canvas.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    // A select that takes a second line needs room for its longest word.
    const parts = isSelect && style.whiteSpace === 'normal' ? text.split(/\s/) : [text];
    const pixels = Math.max(...parts.map((part) => canvas.measureText(part).width)) - room;
    // A hint may be shortened with three dots, but the value of a select may not.
    const isShortened = !isSelect && style.textOverflow === 'ellipsis';
    if (pixels > 2 && !isShortened) add('field too narrow', field, text, pixels);
  }

  function isMoving(): boolean {
    return document.getAnimations().some(({ effect, playState }) => {
      const endTime = effect?.getComputedTiming().endTime;
      return playState === 'running' && typeof endTime === 'number' && Number.isFinite(endTime);
    });
  }

  const isShown = (element: Element) =>
    element.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    });

  /** All visible texts of catalogs, with their elements. */
  function* shownTexts(): Generator<[node: Text, element: Element]> {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (node instanceof Text && element && MARK.test(node.data) && isShown(element))
        yield [node, element];
    }
  }

  function find(): CutText[] {
    found = new Map();
    for (const [node, element] of shownTexts()) checkText(node, element);
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input, select',
    ))
      if (isShown(field)) checkField(field);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1)
      add('page too wide', document.documentElement, document.title, scrollWidth - clientWidth);
    return [...found.values()];
  }

  let sheet: CSSStyleSheet | undefined;
  function lengthen(isLonger: boolean): void {
    const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
    // a new sheet each time, because a new window first has an empty document, and a sheet belongs to one document
    if (isLonger) sheet = new CSSStyleSheet();
    sheet?.replaceSync(`${LONGER}\n${AS_BEFORE}`);
    document.adoptedStyleSheets = isLonger && sheet ? [...others, sheet] : others;
    for (const element of document.querySelectorAll('[data-longer]'))
      element.removeAttribute('data-longer');
    if (!isLonger) return;
    for (const [, element] of shownTexts()) element.setAttribute('data-longer', '');
    for (const field of document.querySelectorAll('select, input'))
      if (MARK.test(shownIn(field as HTMLInputElement | HTMLSelectElement)))
        field.setAttribute('data-longer', '');
  }

  let changes = 0;
  function state(): PageState {
    const texts = [...shownTexts()].map(([{ data }]) => data.trim());
    return {
      isMoving: document.fonts.status !== 'loaded' || isMoving(),
      changes,
      shown: [location.pathname, ...texts].join('\n'),
    };
  }

  if (window !== window.top) return;
  new MutationObserver(() => {
    changes += 1;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  window.cutTexts = { find, lengthen, state };
}
