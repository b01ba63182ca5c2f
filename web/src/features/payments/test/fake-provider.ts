import type { PaymentIntentResult, PaymentMethodResult } from '@stripe/stripe-js';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Listener = (event: unknown) => void;

/** The parts of a provider response that a test needs; the rest is never read. */
type Answer<Result> = {
  [Key in keyof Result]?: Result[Key] extends undefined ? undefined : Record<string, unknown>;
};

/**
 * An in-memory fake of the card provider's script. All tests share one object, because the page loads the provider only
 * once; `reset` restores it.
 */
class FakeProvider {
  /** Every call of the page, in order: name and arguments. */
  calls: unknown[][] = [];
  /** Decides if a mounted card field reports that it is ready. */
  fieldGetsReady = true;
  method: () => Promise<Answer<PaymentMethodResult>> = async () => ({
    paymentMethod: { id: 'pm_1' },
  });
  confirm: () => Promise<Answer<PaymentIntentResult>> = async () => ({
    paymentIntent: { id: 'pi_1', status: 'succeeded' },
  });
  /** The wallets that the device has; absent if there is no answer. */
  wallets: { googlePay: boolean } | undefined | 'no answer' = undefined;
  submit: () => Promise<{ error?: { message: string } }> = async () => ({});
  private acting: Promise<void> = Promise.resolve();
  private listeners = new Map<string, Listener>();
  private walletListeners = new Map<string, Listener>();
  private field: object | null = null;

  reset() {
    Object.assign(this, new FakeProvider());
    vi.stubGlobal(
      'Stripe',
      Object.assign(() => this.api(), { version: 'endive' }),
    );
  }

  /** Sends an event of the card field to the page. */
  async tell(event: 'ready' | 'change', payload: object = {}) {
    await this.enqueue(() => this.listeners.get(event)?.({ elementType: 'card', ...payload }));
  }

  /** Runs one event at a time, because React's `act` must not overlap. */
  private enqueue(work: () => void): Promise<void> {
    this.acting = this.acting.then(() => act(async () => work()));
    return this.acting;
  }

  /** Sends an event of the wallets' buttons to the page. */
  async tellWallet(event: string, payload: object = {}) {
    await this.enqueue(() => this.walletListeners.get(event)?.(payload));
  }

  private walletElement() {
    const element = {
      on: (event: string, listener: Listener) => {
        this.walletListeners.set(event, listener);
        return element;
      },
      off: () => element,
      mount: () => {
        const available = this.wallets;
        if (available === 'no answer') return;
        void Promise.resolve().then(() =>
          this.tellWallet('ready', { availablePaymentMethods: available }),
        );
      },
      update: () => undefined,
      destroy: () => this.calls.push(['destroyWallet']),
    };
    return element;
  }

  private element() {
    this.field = {
      on: (event: string, listener: Listener) => {
        this.listeners.set(event, listener);
        return this.field;
      },
      off: () => this.field,
      mount: () => {
        if (this.fieldGetsReady) void Promise.resolve().then(() => this.tell('ready'));
      },
      update: (options: unknown) => this.calls.push(['update', options]),
      destroy: () => {
        this.field = null;
      },
      focus: () => this.calls.push(['focus']),
    };
    return this.field;
  }

  private api() {
    return {
      elements: (group: unknown) => ({
        create: (type: string, options: unknown) => {
          if (type === 'expressCheckout') {
            this.calls.push(['createWallet', group, options]);
            return this.walletElement();
          }
          this.calls.push(['create', options]);
          return this.element();
        },
        getElement: () => this.field,
        update: (changes: unknown) => this.calls.push(['updateGroup', changes]),
        submit: () => {
          this.calls.push(['submit']);
          return this.submit();
        },
      }),
      createToken: () => undefined,
      createPaymentMethod: (data: object) => {
        this.calls.push(['createPaymentMethod', data]);
        return this.method();
      },
      confirmCardPayment: (...args: unknown[]) => {
        this.calls.push(['confirmCardPayment', ...args]);
        return this.confirm();
      },
      confirmPayment: ({ clientSecret, redirect }: { clientSecret: string; redirect: string }) => {
        this.calls.push(['confirmPayment', clientSecret, redirect]);
        return this.confirm();
      },
    };
  }
}

export const fakeProvider = new FakeProvider();
