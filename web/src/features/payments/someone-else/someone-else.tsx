import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { texts } from '../copy.texts.js';
import type { LinkDialogProps } from './link-dialog.tsx';

const LinkDialog = lazyComponent(async () => (await import('./link-dialog.tsx')).LinkDialog);

/** Offers a link with which someone else pays. */
export function SomeoneElse(props: Omit<LinkDialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" block className="mt-3" onClick={() => setIsOpen(true)}>
        {texts.someoneElse}
      </Button>
      {isOpen && <LinkDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
