import { createContext, use } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** Data that a field passes to the control inside it. */
export interface FieldState {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** The form's name, value and events for the control; only in a `FormField`. */
  registration: UseFormRegisterReturn | undefined;
}

export const FieldContext = createContext<FieldState | null>(null);

/** Attributes that connect a control to the label, hint and error of its field, and to the form. */
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
