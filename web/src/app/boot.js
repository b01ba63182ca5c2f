// Runs while the document is parsed, before anything is painted. Inlined into every page; its hash
// stands in the security policy, so everything that differs comes through `data-modules`.
(() => {
  const root = document.documentElement;
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
    early.acts.push({ target: button });
  });
  listen('submit', (event) => {
    if ('native' in event.target.dataset) return;
    event.preventDefault();
    early.acts.push({ target: event.target, submitter: event.submitter });
  });
  listen('input', (event) => early.inputs.add(event.target));

  // The script starts after the page has loaded, or as soon as the visitor does something.
  const modules = JSON.parse(document.currentScript.dataset.modules);
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of modules) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    const load = (pause) =>
      import(modules[0]).catch(() => {
        root.dataset.late = '';
        setTimeout(load, pause, Math.min(2 * pause, 30_000));
      });
    load(1000);
  };
  addEventListener('load', () => setTimeout(start));
  for (const type of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(type, start, { capture: true, once: true, passive: true });
  }
})();
