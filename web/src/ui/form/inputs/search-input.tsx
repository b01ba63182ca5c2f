import { Search } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../display/icon.tsx';
import { Input } from '../input.tsx';

/** A search field. `label` is its accessible name. In a GET form, it works without scripts. */
export function SearchInput({
  label,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <Input
      {...rest}
      type="search"
      aria-label={label}
      autoComplete="off"
      enterKeyHint="search"
      icon={<Icon shape={Search} />}
    />
  );
}
