import type { Logger } from '../../context.ts';

const LONGEST_TEXT = 500;

/** Logs the text with placeholders, never the values. */
export function tellSlow(log: Logger): (statement: { ms: number; text: string }) => void {
  return ({ ms, text }) => {
    const statement = text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
    log.warn({ ms: Math.round(ms), statement }, 'a slow statement');
  };
}
