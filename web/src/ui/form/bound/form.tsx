import { type FormEvent, type ReactNode, type Ref, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Banner } from '../../feedback/banner.tsx';
import type { Sending } from './use-submit.ts';

export interface FormProps<Fields extends FieldValues, Values> {
  of: Sending<Fields, Values>;
  ref?: Ref<HTMLFormElement>;
  /** For a button outside of the form. */
  id?: string;
  className?: string;
  /** The buttons of a dialog: the problem stands above them, and above all fields otherwise. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Every form that writes: its fields find its state by their names, a fault of the fields takes the focus to the first
 * of them, and what went wrong stands in a banner.
 */
export function Form<Fields extends FieldValues, Values>({
  of: { form, problem, refuse, send },
  ref,
  id,
  className,
  footer,
  children,
}: FormProps<Fields, Values>) {
  const isSending = useRef(false);
  /** The rules are asked before anything is sent; a second press meanwhile would send it twice. */
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    try {
      await form.handleSubmit(send, refuse)(event);
    } finally {
      isSending.current = false;
    }
  }
  const banner = problem !== undefined && <Banner>{problem}</Banner>;
  return (
    <FormProvider {...form}>
      <form
        ref={ref}
        id={id}
        method="post"
        noValidate
        className={className}
        onSubmit={(event) => void submit(event)}
      >
        {footer === undefined && banner}
        {children}
        {footer !== undefined && banner}
        {footer}
      </form>
    </FormProvider>
  );
}
