import type { ComponentProps } from 'react';
import { Input } from '../input.tsx';

/** An email field with the matching keyboard and without capitalization or autocorrection. */
export function EmailInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Input {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
  );
}
