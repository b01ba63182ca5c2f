import {
  type FormEvent,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Banner } from '../../feedback/banner.tsx';
import { KeepContext } from './keep-context.ts';
import type { Sending } from './schema-form.ts';

export interface FormProps<Fields extends FieldValues, Values> {
  of: Sending<Fields, Values>;
  ref?: Ref<HTMLFormElement>;
  /** The id, for a button outside of the form. */
  id?: string;
  className?: string;
  /** The buttons of a dialog. The form's problem is shown above this footer or, without a footer, above all fields. */
  footer?: ReactNode;
  /** True if the screen itself keeps the typed input, for example as a draft. */
  keepsItself?: boolean;
  children: ReactNode;
}

/** Sets a caller's ref to an element. Returns the ref's cleanup function, if it has one. */
function giveTo<T>(ref: Ref<T> | undefined, element: T | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(element) ?? undefined;
  if (ref) ref.current = element;
  return undefined;
}

/**
 * A form that sends data. Its fields find their state by name, an invalid submit moves the focus to the first invalid
 * field, and a banner shows a failure.
 */
export function Form<Fields extends FieldValues, Values>({
  of: { form, problem, refuse, send },
  ref,
  id,
  className,
  footer,
  keepsItself = false,
  children,
}: FormProps<Fields, Values>) {
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const hold = useCallback(
    (shown: HTMLFormElement | null) => {
      element.current = shown;
      return giveTo(ref, shown);
    },
    [ref],
  );
  const keeper = use(KeepContext);
  useEffect(
    () => (element.current && !keepsItself ? keeper?.form(form, element.current) : undefined),
    [form, keeper, keepsItself],
  );
  /**
   * Submits the form only once. Validation takes a moment before anything is sent, during which a second press would
   * send it again.
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
        ref={hold}
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
