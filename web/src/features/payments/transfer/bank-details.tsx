import {
  accountLabels as labels,
  accountLines,
  formatMoney,
  type Transfer,
  typedAmount,
} from '@wayfarer/contract';
import { Clipboard } from 'lucide';
import { copyText } from '../../../lib/device/clipboard.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from './copy.texts.js';

const ACT = 'copy-bank-details';
/** In pixels. */
const CODE_SIZE = 160;

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast.success(texts.copied, ACT);
  else toast.error(texts.copyFailed, ACT);
}

/** The amount, the account and the reference, each to copy, and a code for banking apps. */
export function BankDetails({ transfer }: { transfer: Transfer }) {
  const { account, amount, currency, qr, reference } = transfer;
  const lines = [
    {
      label: labels.amount,
      shown: formatMoney(amount, currency),
      copied: typedAmount(amount, currency),
    },
    ...accountLines(account),
    { label: labels.reference, shown: reference, copied: reference },
  ];
  return (
    <>
      <ul className="mt-4 divide-y divide-line text-ink">
        {lines.map(({ copied, label, shown }) => (
          <li key={label} className="flex items-center justify-between gap-3 py-1">
            <div className="min-w-0">
              <p className="text-sm text-muted">{label}</p>
              <p dir="auto" className="tabular font-semibold wrap-anywhere">
                {shown}
              </p>
            </div>
            <IconButton
              label={texts.copy(label)}
              icon={<Icon shape={Clipboard} className="size-5" />}
              onClick={() => void copy(copied)}
            />
          </li>
        ))}
      </ul>
      {account.note !== '' && <p className="mt-3 whitespace-pre-line">{account.note}</p>}
      {qr !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <img
            alt=""
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            width={CODE_SIZE}
            height={CODE_SIZE}
            className="rounded-card"
          />
          <p className="text-sm">{texts.scan}</p>
        </div>
      )}
    </>
  );
}
