import { createContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Keeps what a signed-in person types until it is sent, because their session may end in the meantime. */
export interface InputKeeper {
  /** Restores what was typed earlier, and keeps what is typed from now on. Returns a function that ends this. */
  form: <Fields extends FieldValues, Values>(
    form: UseFormReturn<Fields, unknown, Values>,
    element: HTMLFormElement,
  ) => () => void;
  /** Keeps input that isn't a form of its own, under a name on this page. */
  values: (name: string) => {
    read: () => Readonly<Record<string, unknown>> | undefined;
    /** Keeps these values; without any, removes what was kept. */
    write: (values: Readonly<Record<string, unknown>>) => void;
    /** Called when the input leaves the screen. It stays kept only if the session has ended. */
    leave: () => void;
  };
}

/** The keeper; undefined for visitors, and until the script has loaded. */
export const KeepContext = createContext<InputKeeper | undefined>(undefined);
