import type { UseFormReturn } from 'react-hook-form';

/** Empties a form whose text was sent, unless the person has already started the next text. */
export function clearSent<Values>(
  form: UseFormReturn<{ text: string }, unknown, Values>,
  sent: { text: string },
): void {
  if (form.getValues('text').trim() === sent.text.trim()) form.reset({ text: '' });
}
