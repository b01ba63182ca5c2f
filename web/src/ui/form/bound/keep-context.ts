import { createContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Keeps what a signed-in person types until it is sent, in case their session ends in the meantime. */
export interface InputKeeper {
  /** Puts back what was typed, and keeps what is typed from now on. Returns the end of it. */
  form: <Fields extends FieldValues, Values>(
    form: UseFormReturn<Fields, unknown, Values>,
    element: HTMLFormElement,
  ) => () => void;
  /** The same for input that is no form of its own, under a name on this page. */
  values: (name: string) => {
    read: () => Readonly<Record<string, unknown>> | undefined;
    /** Without values, nothing is kept. */
    write: (values: Readonly<Record<string, unknown>>) => void;
    /** Called when the input leaves the screen; it stays kept only if the session is over. */
    leave: () => void;
  };
}

/** Undefined for visitors, and until the script has loaded. */
export const KeepContext = createContext<InputKeeper | undefined>(undefined);
