import { exactMoney, type GiftVoucher } from '@wayfarer/contract';
import { useState } from 'react';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { SearchFilter } from '../../kit/list/filters.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { ListColumn } from '../../kit/list/table/list-column.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { giftsApi } from './api.ts';
import { listTexts as texts } from './copy.texts.js';
import { leftText, nameOf, StateBadge, untilText } from './gift-parts.tsx';
import { IssueDialog } from './issue-dialog.tsx';

const FILTERS = ['q'] as const;

function Named({ note, ...voucher }: GiftVoucher) {
  return (
    <div className="max-w-80 min-w-0">
      <Link
        to={consolePath(`gifts/${voucher._id}`)}
        className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {nameOf(voucher)}
      </Link>
      {note !== '' && <p className="truncate text-xs text-muted">{note}</p>}
    </div>
  );
}

const COLUMNS: readonly ListColumn<GiftVoucher>[] = [
  {
    id: 'voucher',
    title: texts.voucher,
    cell: (voucher) => <Named {...voucher} />,
    card: 'title',
  },
  {
    id: 'state',
    title: texts.state,
    cell: (voucher) => <StateBadge {...voucher} />,
    card: 'aside',
  },
  { id: 'issued', title: texts.issued, cell: ({ createdAt }) => formatMomentDay(createdAt) },
  { id: 'until', title: texts.until, cell: untilText },
  {
    id: 'amount',
    title: texts.amount,
    cell: ({ amount, currency }) => exactMoney(amount, currency),
    numeric: true,
  },
  {
    id: 'left',
    title: texts.left,
    cell: leftText,
    numeric: true,
    card: {
      note: (voucher) =>
        texts.leftOf({
          left: leftText(voucher),
          amount: exactMoney(voucher.amount, voucher.currency),
          until: untilText(voucher),
        }),
    },
  },
];

/** All gift vouchers, and issuing one. */
export function GiftsScreen() {
  const address = useListAddress(FILTERS);
  const { part, query } = address;
  const [isIssuing, setIsIssuing] = useState(false);
  return (
    <>
      <ListScreen
        title={texts.title}
        text={texts.text}
        actions={<Button onClick={() => setIsIssuing(true)}>{texts.issue}</Button>}
        list={giftsApi.useListGiftVouchersQuery({ query })}
        address={address}
        texts={texts}
        columns={COLUMNS}
        idOf={({ _id }) => _id}
        search={<SearchFilter label={texts.search} {...part('q')} />}
      />
      {isIssuing && <IssueDialog onClose={() => setIsIssuing(false)} />}
    </>
  );
}
