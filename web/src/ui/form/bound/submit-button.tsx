import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button, type ButtonProps } from '../../controls/button.tsx';

/** Submits the surrounding `Form`, and shows when it is busy. */
export function SubmitButton({
  busyLabel,
  children,
  ...rest
}: Omit<ButtonProps, 'type' | 'loading'> & { busyLabel?: ReactNode }) {
  const { isSubmitting } = useFormContext().formState;
  return (
    <Button {...rest} type="submit" loading={isSubmitting}>
      {isSubmitting && busyLabel !== undefined ? busyLabel : children}
    </Button>
  );
}
