import type { ComponentProps, MouseEvent } from 'react';

/** Also keeps a form from submitting: Enter in a field clicks its button. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}

/** A busy button ignores clicks but keeps the focus, which `disabled` would take away. */
export const busyButtonProps = {
  disabled: false,
  'aria-disabled': true,
  'aria-busy': true,
  onClick: ignorePress,
} satisfies ComponentProps<'button'>;
