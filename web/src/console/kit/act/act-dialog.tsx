import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { actTexts } from './copy.ts';
import type { useAct } from './use-act.ts';

/** A form in a dialog that stays until it is known how it went: its fields, what went wrong, and the two answers. */
export function ActDialog({
  title,
  of: { busy, problem },
  submit,
  keep = actTexts.close,
  danger = false,
  refused = false,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  of: Omit<ReturnType<typeof useAct>, 'act'>;
  submit: string;
  keep?: string;
  danger?: boolean;
  /** It cannot be sent; what stands in the form says why. */
  refused?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open title={title} onClose={onClose} busy={busy}>
      <form
        method="post"
        noValidate
        className="flex flex-col gap-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {problem !== undefined && <Banner>{problem}</Banner>}
        <div className="mt-3 flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {keep}
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            loading={busy}
            disabled={refused}
          >
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
