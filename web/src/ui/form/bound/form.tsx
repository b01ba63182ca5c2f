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
  /**
   * A dialog's buttons. With a footer, the problem is shown above it, otherwise above all fields.
   */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A form that sends data: its fields find their state by name, an invalid submit moves the focus to
 * the first invalid field, and a failure is shown in a banner.
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
  /**
   * Validation takes a moment before anything is sent; a second press in the meantime would send it
   * twice.
   */
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
