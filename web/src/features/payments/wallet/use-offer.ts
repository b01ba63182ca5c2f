import { useCallback, useEffect, useState } from 'react';

/** Milliseconds for which the card form waits. Wallets that appeared later would move it under the payer's finger. */
const WAITS = 4000;

/** Decides once if the page offers wallets; `unknown` until the provider has answered or the time is up. */
export function useOffer() {
  const [offer, setOffer] = useState<'unknown' | 'shown' | 'none'>('unknown');
  const onAnswer = useCallback((isAvailable: boolean) => {
    setOffer((before) => (before === 'unknown' ? (isAvailable ? 'shown' : 'none') : before));
  }, []);
  useEffect(() => {
    const timer = setTimeout(onAnswer, WAITS, false);
    return () => clearTimeout(timer);
  }, [onAnswer]);
  return { offer, onAnswer };
}
