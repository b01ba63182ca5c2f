import { createContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Keeps what a signed-in person types until it is sent, because their session may end in the meantime. */
export interface InputKeeper {
  /** Restores what was typed earlier, and keeps what is typed from now on. Returns a function that stops this. */
  form: <Fields extends FieldValues, Values>(
    form: UseFormReturn<Fields, unknown, Values>,
    element: HTMLFormElement,
  ) => () => void;
  /** Keeps input that isn't a form of its own, under a name on this page. */
  values: (name: string) => {
    read: () => Readonly<Record<string, unknown>> | undefined;
    /** Keeps these values; if there are none, removes the kept ones. */
    write: (values: Readonly<Record<string, unknown>>) => void;
    /** Called when the input leaves the screen. The kept values stay only if the session has ended. */
    leave: () => void;
  };
}

/** The keeper; undefined for visitors, and until the script has loaded. */
export const KeepContext = createContext<InputKeeper | undefined>(undefined);
