import type { UseFormReturn } from 'react-hook-form';

/** Empties a form once its text was sent, unless the next text has already been started. */
export function clearSent<Values>(
  form: UseFormReturn<{ text: string }, unknown, Values>,
  sent: { text: string },
): void {
  if (form.getValues('text').trim() === sent.text.trim()) form.reset({ text: '' });
}
