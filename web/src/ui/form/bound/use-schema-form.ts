import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';

type Schema<Fields extends FieldValues, Values> = Parameters<
  typeof standardSchemaResolver<Fields, unknown, Values>
>[0];

/**
 * The state of a form whose rules are a schema of the contract, or one that the form's values select. `Fields` is the
 * input, `Values` the schema's output.
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
