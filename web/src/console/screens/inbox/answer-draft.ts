const PREFIX = 'console-answer:';

/** The answer to a message that is being written, on this device; gone where storage is blocked. */
export function answerDraft(messageId: string) {
  const key = `${PREFIX}${messageId}`;
  return {
    read(): string {
      try {
        return localStorage.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    write(text: string): void {
      try {
        if (text === '') localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // storage is blocked: the text is on the screen
      }
    },
  };
}
