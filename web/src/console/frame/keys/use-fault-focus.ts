import { useEffect } from 'react';

/** True for buttons that send the form: submit buttons, and buttons in a save bar. */
function sends(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest('button') : null;
  return button !== null && (button.type === 'submit' || button.form === null);
}

/**
 * Focuses the first invalid field of a console form that has errors, found here or by the server, unless the person is
 * already typing again.
 */
export function useFaultFocus(): void {
  useEffect(() => {
    let sent = false;
    let frame = 0;
    const look = () => {
      const around = document.querySelector('dialog[open]') ?? document;
      const fault = around.querySelector<HTMLElement>('[aria-invalid=true]');
      if (!sent || !fault) return;
      sent = false;
      fault.focus();
    };
    const onClick = ({ target }: Event) => {
      sent = sends(target);
    };
    const onSubmit = () => {
      sent = true;
      // a field with an earlier error may still be invalid
      frame = requestAnimationFrame(look);
    };
    const onInput = () => {
      sent = false;
    };
    const faults = new MutationObserver(look);
    faults.observe(document.body, { attributeFilter: ['aria-invalid'], subtree: true });
    // before the click is handled, because handling it may show errors immediately
    document.addEventListener('click', onClick, true);
    document.addEventListener('submit', onSubmit, true);
    document.addEventListener('input', onInput);
    return () => {
      cancelAnimationFrame(frame);
      faults.disconnect();
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('submit', onSubmit, true);
      document.removeEventListener('input', onInput);
    };
  }, []);
}
