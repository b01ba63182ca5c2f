import type { ComponentProps, MouseEvent } from 'react';

/** Ignores a click. Enter in a field clicks the form's button, so this also keeps the form from being submitted. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}

/** Props of a busy button, which ignores clicks but keeps the focus; `disabled` would take the focus away. */
export const busyButtonProps = {
  disabled: false,
  'aria-disabled': true,
  'aria-busy': true,
  onClick: ignorePress,
} satisfies ComponentProps<'button'>;
