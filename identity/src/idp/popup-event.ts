/** The app's request to the pop-up. Its response has the same `eventId`. */
export interface PopupEvent {
  readonly apiKey: string;
  readonly appName: string;
  readonly type: string;
  readonly eventId: string;
}

const TYPES = new Set(['signInViaPopup', 'linkViaPopup', 'reauthViaPopup']);

/** Parses the query of the handler page; undefined if the query is invalid. */
export function readPopupEvent(query: URLSearchParams): PopupEvent | undefined {
  const event = {
    apiKey: query.get('apiKey') ?? '',
    appName: query.get('appName') ?? '',
    type: query.get('authType') ?? '',
    eventId: query.get('eventId') ?? '',
  };
  const sound = Object.values(event).every((value) => /^[\x20-\x7e]{1,200}$/.test(value));
  return sound && TYPES.has(event.type) ? event : undefined;
}
