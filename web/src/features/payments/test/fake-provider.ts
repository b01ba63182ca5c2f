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
  private listeners = new Map<string, Listener>();
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
    await act(async () => this.listeners.get(event)?.({ elementType: 'card', ...payload }));
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
      elements: () => ({
        create: (_type: string, options: unknown) => {
          this.calls.push(['create', options]);
          return this.element();
        },
        getElement: () => this.field,
        update: () => undefined,
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
    };
  }
}

export const fakeProvider = new FakeProvider();
