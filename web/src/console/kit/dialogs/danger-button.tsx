import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';

/** A quiet red button that opens a dialog; `children` gets the function that closes the dialog. */
export function DangerButton({
  label,
  children,
}: {
  label: string;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-ms-4 text-danger!"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  );
}
