import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** An e-mail field with the keyboard for it, which neither capitalizes nor corrects what is typed. */
export function EmailInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Input {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
  );
}
