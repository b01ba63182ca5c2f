import type { UseFormReturn } from 'react-hook-form';

/** Empties a form whose words were sent, unless the next ones have been begun. */
export function clearSent<Values>(
  form: UseFormReturn<{ text: string }, unknown, Values>,
  sent: { text: string },
): void {
  if (form.getValues('text').trim() === sent.text.trim()) form.reset({ text: '' });
}
