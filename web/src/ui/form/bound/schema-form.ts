import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { problemOf } from '../../../lib/error-text.ts';
import { type SendOptions, useSend } from './use-send.ts';

interface SubmitOptions<Values, Answer> extends SendOptions<Values, Answer> {
  /** The text that is shown if fields are invalid and nothing was sent. */
  blocked?: string | undefined;
}

/** The form and the functions that send it, which `Form` needs. */
export interface Sending<Fields extends FieldValues, Values> {
  form: UseFormReturn<Fields, unknown, Values>;
  send: (values: Values) => Promise<unknown>;
  /** Called if fields are invalid. */
  refuse?: ((errors: FieldErrors<Fields>) => void) | undefined;
  /** The reason for a failure; without it, the screen itself shows the failure. */
  problem?: ReactNode;
}

export interface Submission<Fields extends FieldValues, Values> extends Sending<Fields, Values> {
  problem?: string | undefined;
  busy: boolean;
}

/** Sends a form's values like `useSend`. A field that the API refused shows the reason. */
export function useSubmit<Fields extends FieldValues, Values, Answer extends { error?: unknown }>(
  form: UseFormReturn<Fields, unknown, Values>,
  call: (values: Values) => Promise<Answer | undefined>,
  { blocked, ...options }: SubmitOptions<Values, Answer> = {},
): Submission<Fields, Values> {
  const { busy, problem, send, setProblem } = useSend(call, {
    ...options,
    onFailed(error, message) {
      const name = problemOf(error)?.field as Path<Fields> | undefined;
      const isOurs = name !== undefined && get(form.getValues(), name) !== undefined;
      if (isOurs) form.setError(name, { message });
      options.onFailed?.(error, message);
    },
  });
  return { form, send, refuse: () => setProblem(blocked), busy, problem };
}

type Schema<Fields extends FieldValues, Values> = Parameters<
  typeof standardSchemaResolver<Fields, unknown, Values>
>[0];

/**
 * The state of a form that is validated with a schema of the contract. If `schema` is a function, it chooses the schema
 * by the current input. `Fields` is the schema's input, `Values` its output.
 */
export function useSchemaForm<Fields extends FieldValues, Values>(
  schema: Schema<Fields, Values> | ((fields: Fields) => Schema<Fields, Values>),
  defaultValues: DefaultValues<NoInfer<Fields>>,
  /** When faults are first shown: after a submit, or while typing. */
  mode: 'onSubmit' | 'onChange' = 'onSubmit',
): UseFormReturn<Fields, unknown, Values> {
  const resolver: Resolver<Fields, unknown, Values> = async (fields, ...rest) => {
    const rules = typeof schema === 'function' ? schema(fields) : schema;
    return standardSchemaResolver(rules)(fields, ...rest);
  };
  return useForm({ resolver, defaultValues, mode });
}
