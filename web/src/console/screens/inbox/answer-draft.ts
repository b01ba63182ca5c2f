const PREFIX = 'console-answer:';

/** The draft of an answer to a message, which is kept on this device. If storage is blocked, it isn't kept. */
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
        // storage is blocked, so the text exists only on the screen
      }
    },
  };
}
