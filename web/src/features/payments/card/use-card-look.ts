import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';
import { subscribeToTheme } from './theme.ts';

const TOKENS = ['--ink', '--muted', '--danger', '--surface'] as const;

/**
 * A token's color in the current theme as a plain value, because the tokens don't exist in the frame of the card field.
 */
function colorOf(token: string): string {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The colors that were read last; undefined if they may have changed since. */
let known: string | undefined;

function readColors(): string {
  known ??= TOKENS.map(colorOf).join('|');
  return known;
}

function subscribe(listener: () => void) {
  const unsubscribe = subscribeToTheme(() => {
    known = undefined;
    listener();
  });
  return () => {
    unsubscribe();
    known = undefined;
  };
}

/**
 * The style of the card field, which follows changes of the theme. Stripe's own field asks for a postal code only for
 * cards from countries whose banks check it (United States, Canada, United Kingdom); the sandbox would always ask. Link
 * is off here, because it has a button of its own among the wallets.
 */
export function useCardLook(sandbox: boolean): StripeCardElementOptions {
  const colors = useSyncExternalStore(subscribe, readColors, () => '');
  return useMemo(() => {
    const [ink = '', muted = '', danger = '', surface = ''] = colors.split('|');
    return {
      hidePostalCode: sandbox,
      disableLink: true,
      style: {
        base: {
          color: ink,
          backgroundColor: surface,
          iconColor: muted,
          fontSize: '16px',
          '::placeholder': { color: muted },
        },
        invalid: { color: danger, iconColor: danger },
      },
    };
  }, [colors, sandbox]);
}
