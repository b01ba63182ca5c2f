import type { ComponentProps, MouseEvent } from 'react';

/** Ignores a click. That also keeps a form from being submitted, because Enter in a field clicks its button. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}

/** Props of a busy button, which ignores clicks but keeps the focus; `disabled` would take it away. */
export const busyButtonProps = {
  disabled: false,
  'aria-disabled': true,
  'aria-busy': true,
  onClick: ignorePress,
} satisfies ComponentProps<'button'>;
