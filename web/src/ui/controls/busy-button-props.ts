import type { ComponentProps, MouseEvent } from 'react';

/** Also holds a form back: Enter in a field presses its button. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}

/** A button whose work is under way: it takes no press, yet keeps the focus, which `disabled` takes away. */
export const busyButtonProps = {
  disabled: false,
  'aria-disabled': true,
  'aria-busy': true,
  onClick: ignorePress,
} satisfies ComponentProps<'button'>;
