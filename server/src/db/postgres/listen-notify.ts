import pg from 'pg';
import type { KeptConnection } from './kept-connection.ts';

type Listener = (payload: string) => void;

/** The process's listeners, independent of the connection that serves them. */
export class Listeners {
  readonly #channels = new Map<string, Set<Listener>>();

  /** Listens on the current connection and, after a break, on the next one. */
  async listen(
    { current }: KeptConnection,
    channel: string,
    onPayload: Listener,
  ): Promise<() => Promise<void>> {
    const known = this.#channels.get(channel) ?? new Set<Listener>();
    this.#channels.set(channel, known.add(onPayload));
    await (await current()).query(listenTo(channel));
    // The connection continues to listen: listeners only stop when it is about to end.
    return async () => void known.delete(onPayload);
  }

  /** Serves the listeners through a connection that was just opened. */
  async attach(client: pg.Client): Promise<void> {
    client.on('notification', ({ channel, payload = '' }) => {
      this.#channels.get(channel)?.forEach((call) => call(payload));
    });
    for (const channel of this.#channels.keys()) await client.query(listenTo(channel));
  }

  /** After a break, calls every listener once with an empty payload, because it may have missed something. */
  announceGap(): void {
    this.#channels.forEach((callbacks) => callbacks.forEach((call) => call('')));
  }
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;
