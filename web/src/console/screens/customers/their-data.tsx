import { Download } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorDetail, problemOf } from '../../../lib/error-text.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { useOperator } from '../../kit/operator/operator.ts';
import { useWithProof } from '../../kit/operator/proof.ts';
import { customersApi } from './api.ts';
import { dataTexts as texts } from './copy.ts';

/** Why an account is not deleted, unless the agency insists. */
const OPEN_BUSINESS: Readonly<Record<string, string>> = texts.open;

/** What stands in the way, and where it is settled. */
function Refusal({ problem, email }: { problem: unknown; email: string }) {
  const { may } = useOperator();
  const open = OPEN_BUSINESS[problemOf(problem)?.code ?? ''];
  return (
    <div className="mt-4">
      <Banner>
        {texts.eraseFailed} {open ?? errorDetail(problem)}{' '}
        {open !== undefined && may('bookings.read') && (
          <Link
            to={`${consolePath('bookings')}?${new URLSearchParams({ q: email })}`}
            className="font-semibold underline underline-offset-4"
          >
            {texts.toBookings}
          </Link>
        )}
      </Banner>
    </div>
  );
}

/** Saves the file that the customer can download themselves. */
export function ExportButton({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const withProof = useWithProof();

  async function save() {
    setBusy(true);
    const fetched = customersApi.endpoints.exportCustomer;
    const answer = await withProof(() =>
      dispatch(fetched.initiate({ params: { id } }, { subscribe: false, forceRefetch: true })),
    );
    setBusy(false);
    if (!answer) return;
    if (!answer.data) {
      toast.error(`${texts.exportFailed} ${errorDetail(answer.error)}`);
      return;
    }
    saveFile(texts.file(id), 'application/json', `${JSON.stringify(answer.data, null, 2)}\n`);
    toast.success(texts.exported);
  }

  return (
    <Button variant="secondary" size="sm" loading={busy} onClick={() => void save()}>
      {!busy && <Icon shape={Download} className="size-4" />}
      {busy ? texts.exporting : texts.export}
    </Button>
  );
}

/** Deletes the account for good; with open business only when told to. */
export function EraseButton({ id, email, name }: { id: string; email: string; name: string }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [insist, setInsist] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [erase, { isLoading }] = customersApi.useEraseCustomerMutation();
  const withProof = useWithProof();
  const isOpenBusiness = (problemOf(problem)?.code ?? '') in OPEN_BUSINESS;

  function ask() {
    setInsist(false);
    setProblem(undefined);
    setOpen(true);
  }

  async function confirm() {
    if (isLoading) return;
    const query = insist ? { evenWithOpenBusiness: 'true' as const } : {};
    const answer = await withProof(() => erase({ params: { id }, query }));
    if (!answer) return;
    if (answer.error) {
      setProblem(answer.error);
      return;
    }
    toast.success(texts.erased);
    void navigate(consolePath('customers'), { replace: true });
  }

  return (
    <>
      <Button variant="ghost" size="sm" className="-ml-4 text-danger!" onClick={ask}>
        {texts.erase}
      </Button>
      <Dialog
        open={open}
        role="alertdialog"
        title={texts.question(name)}
        onClose={() => setOpen(false)}
        busy={isLoading}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)} disabled={isLoading}>
              {texts.cancel}
            </Button>
            <Button variant="danger" onClick={() => void confirm()} loading={isLoading}>
              {texts.confirm}
            </Button>
          </>
        }
      >
        <p>{texts.eraseExplanation}</p>
        {problem !== undefined && <Refusal problem={problem} email={email} />}
        {(isOpenBusiness || insist) && (
          <div className="mt-3">
            <Checkbox
              label={texts.insist}
              checked={insist}
              onChange={(event) => setInsist(event.target.checked)}
            />
          </div>
        )}
      </Dialog>
    </>
  );
}
