// Runs while the document is parsed, before anything is painted. Inlined into every page; its hash
// stands in the security policy, so everything that differs comes through `data-modules`.
(() => {
  const root = document.documentElement;
  const modules = JSON.parse(document.currentScript.dataset.modules);
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (localStorage.getItem('session') === 'in') root.dataset.session = 'in';
  } catch {
    // storage is blocked: the device's theme and the signed-out header are right
  }

  // What the visitor does before the application runs is kept and done again afterwards.
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
    // the application may be listening while it is not ready: it hears of it once, afterwards
    event.stopPropagation();
    early.acts.push({ target: button });
  });
  listen('submit', (event) => {
    if ('native' in event.target.dataset) return;
    event.preventDefault();
    event.stopPropagation();
    early.acts.push({ target: event.target, submitter: event.submitter });
  });
  listen('input', (event) => early.inputs.add(event.target));

  // Something of the first page did not arrive, and a browser does not ask for a module again as long
  // as the document lives: once everything can be had, the page is loaded again, by itself only once.
  const whenThere = async (pause) => {
    try {
      const answers = await Promise.all(modules.map((href) => fetch(href, { cache: 'reload' })));
      const [{ type }] = performance.getEntriesByType('navigation');
      if (answers.every(({ ok }) => ok) && type !== 'reload') location.reload();
    } catch {
      setTimeout(whenThere, pause, Math.min(2 * pause, 30_000));
    }
  };
  early.lost = () => {
    root.dataset.late = '';
    whenThere(1000);
  };

  // The script starts after the page has loaded, or as soon as the visitor does something.
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of modules) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    import(modules[0]).catch(early.lost);
  };
  addEventListener('load', () => setTimeout(start));
  for (const type of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(type, start, { capture: true, once: true, passive: true });
  }
})();
