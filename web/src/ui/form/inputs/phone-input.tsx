import { TEXT_LIMITS } from '@wayfarer/contract';
import type { ComponentProps } from 'react';
import { Input } from '../input.tsx';

/** A telephone field with the matching keyboard. */
export function PhoneInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <Input {...props} type="tel" inputMode="tel" maxLength={TEXT_LIMITS.phone} />;
}
