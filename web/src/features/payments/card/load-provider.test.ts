import { expect, test, vi } from 'vitest';

async function openPage() {
  vi.resetModules();
  return import('./load-provider.ts');
}

const CONFIG = {
  mode: 'sandbox',
  live: false,
  currency: 'usd',
  charge: 'day',
  transferDays: null,
} as const;
const scripts = () => [...document.head.querySelectorAll('script')];

test("[spec §7 Card provider: script] loads the provider's script once and opens it with the public test key", async () => {
  vi.spyOn(console, 'warn').mockReturnValue(); // the loader warns because the stub has no version
  const provider = { elements: vi.fn<() => void>() };
  const open = vi.fn<(key: string) => typeof provider>(() => provider);
  const config = {
    ...CONFIG,
    publishableKey: 'pk_test_shop',
    scriptUrl: '/card-sandbox/stripe.js',
  };
  const { loadProvider } = await openPage();
  const [first, second] = [loadProvider(config), loadProvider(config)];
  const sources = scripts().map((script) => new URL(script.src).pathname);
  expect(sources).toEqual(['/card-sandbox/stripe.js']);
  expect(open).not.toHaveBeenCalled();
  vi.stubGlobal('Stripe', open);
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect([await first, await second]).toEqual([provider, provider]);
  expect(open).toHaveBeenCalledExactlyOnceWith('pk_test_shop');
});

test('a script that cannot be loaded is tried again', async () => {
  const config = { ...CONFIG, publishableKey: 'pk_test_2', scriptUrl: '/card-sandbox/gone.js' };
  const { loadProvider } = await openPage();
  const failed = loadProvider(config);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('/card-sandbox/gone.js could not be loaded');
  expect(scripts()).toEqual([]);
  void loadProvider(config);
  expect(scripts()).toHaveLength(1);
});
