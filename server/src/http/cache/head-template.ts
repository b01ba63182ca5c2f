import type { ServerResponse } from 'node:http';

/** Node keeps the head of an answer here. It is written down nowhere, so all goes well without it, too. */
type WithHead = ServerResponse & { _header?: string | null };

const DATE = /(?<=\r\ndate: )[^\r]+/i;
const SECOND_MS = 1000;

let dateText = '';
let dateFromMs = 0;

/** The `Date` of an answer, made once a second. */
function dateOf(nowMs: number): string {
  if (nowMs < dateFromMs || nowMs >= dateFromMs + SECOND_MS) {
    dateFromMs = nowMs - (nowMs % SECOND_MS);
    dateText = new Date(nowMs).toUTCString();
  }
  return dateText;
}

/**
 * The head that Node wrote for an answer, with gaps for what the next one of the same bytes has of its own. To
 * check and join the same twenty headers again costs an eighth of what sending a ready answer does.
 */
export class HeadTemplate {
  readonly #beforeId: string;
  readonly #beforeDate: string;
  readonly #end: string;

  private constructor(beforeId: string, beforeDate: string, end: string) {
    this.#beforeId = beforeId;
    this.#beforeDate = beforeDate;
    this.#end = end;
  }

  /** Reads the head of an answer that was just given; null where it is not what is known of Node's. */
  static read(response: ServerResponse, requestId: string): HeadTemplate | null {
    const { _header: head } = response as WithHead;
    if (typeof head !== 'string' || !response.shouldKeepAlive) return null;
    const [beforeId, rest, ...more] = head.split(requestId);
    const date = rest === undefined ? null : DATE.exec(rest);
    if (beforeId === undefined || rest === undefined || !date || more.length > 0) return null;
    const after = date.index + date[0].length;
    return new HeadTemplate(beforeId, rest.slice(0, date.index), rest.slice(after));
  }

  /** Gives an answer its head. False where the connection ends with it, of which the head would say nothing. */
  write(response: ServerResponse, requestId: string): boolean {
    if (!response.shouldKeepAlive) return false;
    (response as WithHead)._header =
      this.#beforeId + requestId + this.#beforeDate + dateOf(Date.now()) + this.#end;
    return true;
  }
}
