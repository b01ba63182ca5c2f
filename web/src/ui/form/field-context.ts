import { createContext, use } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** What a field passes to the control inside it. */
export interface FieldState {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** Of a `FormField`: name, value and events of the control are the form's. */
  registration: UseFormRegisterReturn | undefined;
}

export const FieldContext = createContext<FieldState | null>(null);

/** Attributes that tie a control to the label, hint and error of the field around it, and to its form. */
export function useFieldControl(own: {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}) {
  const field = use(FieldContext);
  if (!field) return own;
  const describedBy = [field.describedBy, own['aria-describedby']].filter(Boolean).join(' ');
  return {
    ...field.registration,
    id: own.id ?? field.controlId,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}
