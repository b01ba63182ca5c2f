import { Download } from 'lucide';
import { useState } from 'react';
import { errorDetail } from '../../../lib/error-text.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { consolePath } from '../../kit/address/paths.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import { useWithProof } from '../../kit/staff/proof.ts';
import { customersApi } from './api.ts';
import { dataTexts as texts } from './copy.ts';

/** The link to the customer's bookings, where unfinished business can be settled. */
export function ToBookings({ email }: { email: string }) {
  const { may } = useStaff();
  if (!may('bookings.read')) return null;
  return (
    <Link
      to={`${consolePath('bookings')}?${new URLSearchParams({ q: email })}`}
      className="font-semibold underline underline-offset-4"
    >
      {texts.toBookings}
    </Link>
  );
}

/** Saves the same file that customers can download themselves. */
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
