import { createContext, use } from 'react';

/** What a field passes to the control inside it. */
export interface FieldState {
  controlId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

/** Attributes that tie a control to the label, hint and error of the field around it. */
export function useFieldControl(own: {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}) {
  const field = use(FieldContext);
  if (!field) return own;
  const describedBy = [field.describedBy, own['aria-describedby']].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.controlId,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}
