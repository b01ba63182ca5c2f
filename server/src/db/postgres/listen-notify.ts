import pg from 'pg';
import type { KeptConnection } from './kept-connection.ts';

type Listener = (payload: string) => void;

/** Listeners, which outlive the connections that serve them. */
export class Listeners {
  readonly #channels = new Map<string, Set<Listener>>();

  /** Listens on the current connection and, after it breaks, on the next one. */
  async listen(
    { current }: KeptConnection,
    channel: string,
    onPayload: Listener,
  ): Promise<() => Promise<void>> {
    const known = this.#channels.get(channel) ?? new Set<Listener>();
    this.#channels.set(channel, known.add(onPayload));
    await (await current()).query(listenTo(channel));
    // the connection continues to listen, because listeners stop only shortly before it ends
    return async () => void known.delete(onPayload);
  }

  async attach(client: pg.Client): Promise<void> {
    client.on('notification', ({ channel, payload = '' }) => {
      this.#channels.get(channel)?.forEach((call) => call(payload));
    });
    for (const channel of this.#channels.keys()) await client.query(listenTo(channel));
  }

  /** Calls every listener with an empty payload, because notifications may have been missed. */
  announceGap(): void {
    this.#channels.forEach((callbacks) => callbacks.forEach((call) => call('')));
  }
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;
