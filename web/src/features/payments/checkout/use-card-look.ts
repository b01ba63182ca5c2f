import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';

/** The tokens that the card field is drawn with. */
const TOKENS = ['--ink', '--muted', '--danger', '--surface'] as const;

/** A token's colour in the theme of the moment, as a plain value: the field's frame has no tokens. */
function colorOf(token: string): string {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** What was read last; nothing once it may have changed. */
let known: string | undefined;

function readColors(): string {
  known ??= TOKENS.map(colorOf).join('|');
  return known;
}

function subscribe(listener: () => void) {
  const changed = () => {
    known = undefined;
    listener();
  };
  const device = globalThis.matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(changed);
  device.addEventListener('change', changed);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    device.removeEventListener('change', changed);
    choice.disconnect();
    known = undefined;
  };
}

/**
 * How the card field looks: it follows the theme, also when that changes. Stripe's own asks for a
 * postal code where the card's country has one that banks check (United States, Canada, United
 * Kingdom); the sandbox would always ask. Link is off: it would open frames of other hosts.
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
