import { exportManifest, exactMoney, type Manifest } from '@wayfarer/contract';
import { Printer } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { useStaff } from '../../kit/staff/staff.ts';
import { ExportButton } from '../../kit/list/export/export-button.tsx';
import { ListTable } from '../../kit/list/table/list-table.tsx';
import { departureTable } from '../../kit/departures/departure-address.ts';
import { CheckInDialog } from '../../kit/bookings/bulk/check-in-dialog.tsx';
import { CancelDepartureDialog } from './cancel-departure-dialog.tsx';
import { departuresTexts, manifestTexts as texts } from './copy.texts.js';
import { columnsOf } from './manifest-columns.tsx';
import { Nobody } from './nobody.tsx';

/** A table on paper and on wide screens, cards on a phone. */
const TABLE = 'print, (min-width: 48rem)';

type Dialog = 'checkIn' | 'cancel';

/** A name such as 'manifest-2027-04-12-0900.csv', because file systems don't accept a colon. */
const fileOf = ({ day, startTime }: Manifest['departure']) =>
  `manifest-${[day, ...(startTime === null ? [] : [startTime.replace(':', '')])].join('-')}.csv`;

function SheetActions({
  departure,
  onOpen,
}: {
  departure: Manifest['departure'];
  onOpen: (dialog: Dialog) => void;
}) {
  const { may } = useStaff();
  const { bookings, checkedIn, closed } = departure;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {may('bookings.cancel') && bookings > 0 && (
        <Button variant="ghost" size="sm" className="text-danger!" onClick={() => onOpen('cancel')}>
          {texts.cancel}
        </Button>
      )}
      {!closed && (
        <Button variant="secondary" size="sm" onClick={() => print()}>
          <Icon shape={Printer} className="size-4" />
          {texts.print}
        </Button>
      )}
      <ExportButton
        call={exportManifest}
        input={departureTable(departure)}
        file={fileOf(departure)}
      />
      {may('checkin') && !closed && checkedIn < bookings && (
        <Button size="sm" onClick={() => onOpen('checkIn')}>
          {texts.checkIn}
        </Button>
      )}
    </div>
  );
}

/** The travelers of a departure, and the actions for all of them. */
export function Sheet({ manifest: { departure, rows } }: { manifest: Manifest }) {
  const [open, setOpen] = useState<Dialog>();
  const close = () => setOpen(undefined);
  const { bookings, checkedIn, people } = departure;
  if (rows.length === 0) return <Nobody departure={departure} />;
  const balances = departure.balance.map(({ amount, currency }) => exactMoney(amount, currency));
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {[
            departuresTexts.bookings(bookings),
            departuresTexts.people(people),
            departuresTexts.here({ here: checkedIn, all: bookings }),
            `${departuresTexts.columns.balance} ${balances.join(', ')}`,
          ].join(' · ')}
        </p>
        <SheetActions departure={departure} onOpen={setOpen} />
      </div>
      <ListTable
        caption={texts.caption}
        columns={columnsOf(rows)}
        rows={rows.map((row) => ({ ...row, closed: departure.closed }))}
        idOf={({ _id }) => _id}
        media={TABLE}
      />
      {open === 'checkIn' && <CheckInDialog rows={rows} onClose={close} />}
      {open === 'cancel' && <CancelDepartureDialog departure={departure} onClose={close} />}
    </>
  );
}
