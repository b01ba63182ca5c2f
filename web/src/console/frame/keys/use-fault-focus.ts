import { useEffect } from 'react';

/** True for buttons that send a form: submit buttons, and buttons outside of a form, such as in a save bar. */
function sends(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest('button') : null;
  return button !== null && (button.type === 'submit' || button.form === null);
}

/**
 * After a console form was sent, focuses its first invalid field, regardless of whether the browser or the server found
 * the error. It doesn't move the focus of a person who is already typing again.
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
      // a field that already had an error may still be invalid, which the observer doesn't report
      frame = requestAnimationFrame(look);
    };
    const onInput = () => {
      sent = false;
    };
    const faults = new MutationObserver(look);
    faults.observe(document.body, { attributeFilter: ['aria-invalid'], subtree: true });
    // while the event is captured, because handling the click may show errors immediately
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
