import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { texts } from '../copy.texts.js';
import type { GiftDialogProps } from './gift-dialog.tsx';

const GiftDialog = lazyComponent(async () => (await import('./gift-dialog.tsx')).GiftDialog);

/** Offers to pay with a gift voucher. */
export function Gift(props: Omit<GiftDialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" block className="mt-3" onClick={() => setIsOpen(true)}>
        {texts.gift}
      </Button>
      {isOpen && <GiftDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
