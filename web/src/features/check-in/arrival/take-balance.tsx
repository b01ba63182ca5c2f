import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { balanceTexts as texts } from '../copy.texts.js';
import { useMay } from './desk-rights.ts';
import type { BalanceProps } from './take-dialog.tsx';

const TakeDialog = lazyComponent(async () => (await import('./take-dialog.tsx')).TakeDialog);

/** The button to record the payment of the amount due on arrival, for people who may take money. */
export function TakeBalance({ booking, open }: BalanceProps) {
  const [taking, setTaking] = useState(false);
  if (!useMay('money.counter') || open === 0) return null;
  return (
    <>
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => setTaking(true)}>
        {texts.take}
      </Button>
      {taking && <TakeDialog booking={booking} open={open} onClose={() => setTaking(false)} />}
    </>
  );
}
