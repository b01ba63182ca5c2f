// Runs while the document is parsed, before anything is painted. It is inlined into every page and
// its hash is in the security policy, so anything that differs between pages comes through
// `data-modules`.
(() => {
  const root = document.documentElement;
  const modules = JSON.parse(document.currentScript.dataset.modules);

  const preload = (href, attributes) =>
    new Promise((settle) => {
      const link = Object.assign(document.createElement('link'), { href, ...attributes });
      for (const type of ['load', 'error']) link.addEventListener(type, settle);
      document.head.append(link);
    });
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const nextFrame = () =>
    new Promise((resolve) => {
      if (document.hidden) setTimeout(resolve);
      else requestAnimationFrame(() => setTimeout(resolve));
    });

  // Fonts compete for bandwidth with the picture that the visitor came for. If an earlier page has loaded the fonts,
  // they are shown at once. Otherwise, they are added after the page is shown: all of them together, because each
  // addition lays out the whole page again, and as objects, because another style sheet would recompute all styles.
  const fonts = [...document.querySelectorAll('style[data-font]')];
  const fontNames = fonts.map((style) => style.dataset.font).join();
  const showFontsAtOnce = () => {
    const asFont = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' };
    for (const style of fonts) {
      preload(style.dataset.font, asFont);
      style.media = 'all';
    }
  };
  const toFace = ({ style: rule }) => {
    const value = (name) => rule.getPropertyValue(name);
    return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      weight: value('font-weight'),
      unicodeRange: value('unicode-range'),
      display: value('font-display'),
    });
  };
  // True if the page has letters of this face. The browser would load such a face by itself a moment later.
  const isNeeded = ({ family, unicodeRange }) => {
    const range = unicodeRange
      .replaceAll(/(?:U\+)?([\dA-F]+)/gi, '\\u{$1}')
      .replaceAll(/[, ]/g, '');
    const letters = new RegExp(`[${range}]`, 'u');
    const texts = document.createTreeWalker(document.getElementById('root'), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      if (!letters.test(data)) continue;
      if (getComputedStyle(parentElement).fontFamily.includes(family)) return true;
    }
    return false;
  };
  const showFonts = async () => {
    try {
      const faces = fonts.flatMap((style) => Array.from(style.sheet.cssRules, toFace));
      // for a font that doesn't arrive, the browser shows the fallback
      await Promise.all(faces.filter(isNeeded).map((face) => face.load().catch(() => {})));
      await nextFrame();
      for (const face of faces) document.fonts.add(face);
      localStorage.setItem('fonts', fontNames);
    } catch {
      // fonts or storage are blocked: the fallbacks stay, and the next page starts the same way
    }
  };
  let fontsCached = false;

  // A visitor who reloads, goes back or follows a link to a section needs exact positions, which estimated heights
  // would miss. For all other visitors, the first visible picture gets the bandwidth to itself, and then the fonts. On
  // phones, the style sheet holds back the other pictures until the fonts arrive, the visitor moves, or time runs out.
  // Content below the first screenful follows in slices, which a slow phone can style and lay out without a pause.
  const [arrival] = performance.getEntriesByType('navigation');
  if (location.hash || arrival?.type !== 'navigate') root.dataset.layoutComplete = '';
  else root.dataset.firstPaint = '';
  const below = () => [...document.querySelectorAll('.later')];
  const arrived = () => {
    delete root.dataset.firstPaint;
    // the application does not expect this attribute
    for (const part of below()) delete part.dataset.shown;
  };
  const SLICE = 250; // elements
  const showBelow = async () => {
    root.dataset.firstPaint = 'below';
    let elements = 0;
    for (const part of below()) {
      const { length } = part.getElementsByTagName('*');
      if (elements > 0 && elements + length > SLICE) {
        elements = 0;
        await nextFrame();
      }
      if (!('firstPaint' in root.dataset)) return;
      elements += length;
      part.dataset.shown = '';
    }
    await nextFrame();
    arrived();
  };
  for (const type of ['scroll', 'wheel']) {
    addEventListener(type, arrived, { once: true, passive: true });
  }
  setTimeout(arrived, 4000);

  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (localStorage.getItem('session') === 'in') root.dataset.session = 'in';
    fontsCached = localStorage.getItem('fonts') === fontNames;
  } catch {
    // storage is blocked: the device's theme and the signed-out header are correct
  }
  if (fontsCached) showFontsAtOnce();

  // Keeps what the visitor does before the application runs, to replay it afterwards.
  const early = { inputs: new Set(), acts: [] };
  globalThis.earlyEvents = early;
  const listen = (type, listener) => {
    document.addEventListener(type, listener, true);
    early.stop = ((before) => () => {
      before?.();
      document.removeEventListener(type, listener, true);
    })(early.stop);
  };
  listen('click', (event) => {
    const button = event.target.closest?.('button');
    if (!button || button.popoverTargetElement || (button.form && button.type === 'submit')) return;
    // the application may already listen before it is ready; this way it gets the event only once, in the replay
    event.stopPropagation();
    early.acts.push({ target: button });
  });
  listen('submit', (event) => {
    if ('native' in event.target.dataset) return;
    event.preventDefault();
    event.stopPropagation();
    early.acts.push({ target: event.target, submitter: event.submitter });
  });
  for (const type of ['input', 'change']) {
    listen(type, (event) => {
      event.stopPropagation();
      early.inputs.add(event.target);
    });
  }

  // A file of the first page did not arrive, and a browser does not request a failed module again in the same document.
  // The page therefore reloads once all files are available. If they are available at once but don't run, reloading
  // would never end; if they return 404, they belong to another version of the document. In both cases, the page
  // reloads only once.
  const statusOf = (href) =>
    fetch(href, { cache: 'reload' }).then(
      ({ ok, status }) => (ok ? 200 : status),
      () => 0,
    );
  const whenThere = async (pause, wasMissing) => {
    const statuses = await Promise.all(modules.map(statusOf));
    const isThere = statuses.every((status) => status === 200);
    const isWorthOnce = arrival?.type !== 'reload' && (isThere || statuses.includes(404));
    if (isWorthOnce || (isThere && wasMissing)) location.reload();
    else if (!isThere) setTimeout(whenThere, pause, Math.min(2 * pause, 30_000), true);
  };
  let lost = false;
  early.lost = () => {
    if (lost) return;
    lost = true;
    root.dataset.late = navigator.onLine ? '' : 'offline';
    whenThere(1000, false);
  };

  const askForModules = async () => {
    for (const href of modules) {
      preload(href, { rel: 'modulepreload' });
      await nextTask();
    }
  };

  // The application starts once the page is loaded and painted, or as soon as the visitor does something. Its modules
  // run one after another, and the page can respond between them.
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    arrived();
    askForModules();
    try {
      for (const href of modules) {
        await import(href);
        await nextTask();
      }
    } catch {
      early.lost();
    }
  };
  // Browsers that don't report the paint get two frames.
  const painted = () =>
    new Promise((resolve) => {
      const type = 'largest-contentful-paint';
      if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes(type)) {
        nextFrame().then(resolve);
        return;
      }
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        nextFrame().then(resolve);
      }).observe({ type, buffered: true });
    });
  const withinSecond = (act) =>
    Promise.race([act(), new Promise((resolve) => setTimeout(resolve, 1000))]);
  addEventListener('load', async () => {
    await withinSecond(painted);
    await nextFrame();
    if (!fontsCached) {
      await withinSecond(showFonts);
      await nextFrame(); // lay out the existing content in the new fonts before more is added
    }
    if ('firstPaint' in root.dataset) await showBelow();
    await nextFrame();
    start();
  });
  for (const type of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(type, start, { capture: true, once: true, passive: true });
  }
})();
