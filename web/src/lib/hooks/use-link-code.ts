import { useState } from 'react';
import { useLocation } from 'react-router';

/** The code after `#` in the address of a link. It stays when the skip link replaces it there. */
export function useLinkCode(): string {
  const { hash } = useLocation();
  const [known, setKnown] = useState('');
  const code = hash === '#main' ? known : hash.slice(1);
  if (code !== known) setKnown(code);
  return code;
}
