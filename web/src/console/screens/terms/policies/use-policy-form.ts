import { type PolicyFields, PolicyForm } from '@wayfarer/contract';
import { useSchemaForm, useSubmit } from '../../../../ui/form/bound/schema-form.ts';
import { formTexts } from '../copy.ts';

type Terms = ReturnType<typeof PolicyForm.parse>;

/** The form for terms, and its submit handler. */
export function usePolicyForm(
  initial: PolicyFields,
  send: (terms: Terms) => Promise<{ error?: unknown }>,
  onDone: () => void,
) {
  const form = useSchemaForm(PolicyForm, initial);
  return useSubmit(form, send, { done: ({ name }) => formTexts.made(name), onDone });
}
