/** Copies text; false where the browser refuses or has no clipboard (an insecure origin, for one). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
