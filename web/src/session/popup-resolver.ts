import { FirebaseError } from 'firebase/app';
import { browserSessionPersistence } from 'firebase/auth';

/** The handler page's result for one sign-in window. */
interface PopupAnswer {
  type: string;
  eventId: string;
  urlResponse: string | null;
  sessionId: string | null;
  postBody: string | null;
  tenantId: string | null;
  error?: { code: string; message?: string };
}

/** The SDK object that waits for one window. */
interface PopupConsumer {
  filter: readonly string[];
  eventId: string | null;
  onAuthEvent(event: PopupAnswer): unknown;
  onError(error: FirebaseError): unknown;
}

/** The parts of the SDK's auth object that a resolver needs. */
interface AuthInternals {
  name: string;
  config: { apiKey: string };
  _key(): string;
}

function refusal(code: string): FirebaseError {
  return new FirebaseError(`auth/${code}`, `Firebase: Error (auth/${code}).`);
}

/** The answer in the handler page's message, `{ authEvent: ... }`; undefined for any other message. */
function answerIn(data: unknown): PopupAnswer | undefined {
  const event =
    typeof data === 'object' && data !== null && 'authEvent' in data ? data.authEvent : undefined;
  const isAnswer =
    typeof event === 'object' &&
    event !== null &&
    'eventId' in event &&
    typeof event.eventId === 'string' &&
    'type' in event;
  return isAnswer ? (event as PopupAnswer) : undefined;
}

/** The sign-in window's size in pixels (spec §7). */
const POPUP = { width: 500, height: 600 } as const;
/** The time in milliseconds for which a delivered answer is remembered, so that it isn't delivered twice (spec §9). */
const ANSWERED_MS = 10 * 60_000;

class AnswerChannel {
  private readonly consumers = new Set<PopupConsumer>();
  /** The time of each window's answer. */
  private readonly answered = new Map<string, number>();

  constructor(name: string) {
    // a channel is always same-origin, and works even if the window has lost its opener
    new BroadcastChannel(name).addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const answer = answerIn(data);
      if (answer && !this.wasAnswered(answer.eventId)) this.deliver(answer);
    });
  }

  registerConsumer(consumer: PopupConsumer): void {
    this.consumers.add(consumer);
  }

  unregisterConsumer(consumer: PopupConsumer): void {
    this.consumers.delete(consumer);
  }

  private wasAnswered(eventId: string): boolean {
    for (const [known, at] of this.answered) {
      if (Date.now() - at >= ANSWERED_MS) this.answered.delete(known);
    }
    return this.answered.has(eventId);
  }

  private deliver(answer: PopupAnswer): void {
    for (const consumer of this.consumers) {
      if (consumer.eventId !== answer.eventId || !consumer.filter.includes(answer.type)) continue;
      this.answered.set(answer.eventId, Date.now());
      if (answer.error) consumer.onError(refusal(answer.error.code.replace(/^auth\//, '')));
      else consumer.onAuthEvent(answer);
    }
  }
}

/**
 * Opens the sign-in window with our own handler page instead of another site's script. It replaces the SDK's
 * `browserPopupRedirectResolver`; names with an underscore are the SDK's (pinned to version 12.19).
 */
export class SameOriginPopupResolver {
  readonly _redirectPersistence = browserSessionPersistence;
  readonly _shouldInitProactively = false;
  private readonly channels = new Map<string, AnswerChannel>();

  _initialize(auth: AuthInternals): Promise<AnswerChannel> {
    const key = auth._key();
    const known = this.channels.get(key);
    if (known) return Promise.resolve(known);
    const channel = new AnswerChannel(`fbauth:${auth.config.apiKey}:${auth.name}`);
    this.channels.set(key, channel);
    return Promise.resolve(channel);
  }

  async _openPopup(
    auth: AuthInternals,
    provider: { providerId: string },
    authType: string,
    eventId: string = '',
  ) {
    const query = new URLSearchParams({
      apiKey: auth.config.apiKey,
      appName: auth.name,
      authType,
      eventId,
      providerId: provider.providerId,
      redirectUrl: location.href,
      v: '12.19.0',
    });
    const left = Math.max((screen.availWidth - POPUP.width) / 2, 0);
    const top = Math.max((screen.availHeight - POPUP.height) / 2, 0);
    const opened = window.open(
      `${location.origin}/__/auth/handler?${query.toString()}`,
      eventId,
      `popup,width=${POPUP.width},height=${POPUP.height},left=${left},top=${top}`,
    );
    if (!opened) throw refusal('popup-blocked');
    opened.focus();
    return { window: opened, associatedEvent: null, close: () => opened.close() };
  }

  _openRedirect(): Promise<never> {
    return Promise.reject(refusal('operation-not-supported-in-this-environment'));
  }

  _isIframeWebStorageSupported(_auth: AuthInternals, answer: (supported: boolean) => void): void {
    answer(true);
  }

  async _originValidation(): Promise<void> {
    // the handler page is on this origin, so there is nothing to validate
  }

  async _completeRedirectFn(): Promise<null> {
    return null;
  }

  _overrideRedirectResult(): void {
    // redirects are not used
  }
}
