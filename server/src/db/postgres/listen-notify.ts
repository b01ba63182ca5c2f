import pg from 'pg';
import type { KeptConnection } from './kept-connection.ts';

type Listener = (payload: string) => void;

/** The process's listeners, whichever connection they are served by. */
export class Listeners {
  readonly #channels = new Map<string, Set<Listener>>();

  /** Listens on the connection of now and, after a break, on the next. */
  async listen(
    { current }: KeptConnection,
    channel: string,
    onPayload: Listener,
  ): Promise<() => Promise<void>> {
    const known = this.#channels.get(channel) ?? new Set<Listener>();
    this.#channels.set(channel, known.add(onPayload));
    await (await current()).query(listenTo(channel));
    // The connection goes on listening until it ends: stopping is about to end it.
    return async () => void known.delete(onPayload);
  }

  /** Serves the listeners by a connection that was just opened. */
  async attach(client: pg.Client): Promise<void> {
    client.on('notification', ({ channel, payload = '' }) => {
      this.#channels.get(channel)?.forEach((call) => call(payload));
    });
    for (const channel of this.#channels.keys()) await client.query(listenTo(channel));
  }

  /** After a break every listener is called once with an empty payload: something may have been missed. */
  announceGap(): void {
    this.#channels.forEach((callbacks) => callbacks.forEach((call) => call('')));
  }
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;
