import type { GuestTrip } from '@wayfarer/contract';
import { Printer } from 'lucide';
import { useState } from 'react';
import { definePage } from '../../../api/page.ts';
import { linkedPaths, paths } from '../../../domain/paths.ts';
import { restoreFocusAround } from '../../../lib/restore-focus.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/display/icon.tsx';
import { Container } from '../../../ui/layout/layout.tsx';
import { tripsApi } from '../api.ts';
import { FRESH, LinkQuery, OpenedByLink } from '../parts/opened-by-link.tsx';
import { TripView } from '../trip/trip-view.tsx';
import { voucherTexts } from '../voucher/copy.texts.js';
import { VoucherSheet } from '../voucher/voucher-sheet.tsx';
import { guestTripTexts as texts } from './copy.texts.js';

/** The trip or its voucher. Both have the same address, because it contains the token. */
function Opened({ of: { trip, voucher }, token }: { of: GuestTrip; token: string }) {
  const [isVoucher, setVoucher] = useState(false);
  /** Switches between trip and voucher, and scrolls to the top of the page. */
  function show(voucherNext: boolean) {
    setVoucher(voucherNext);
    globalThis.scrollTo(0, 0);
  }
  if (!isVoucher || voucher === null) {
    return (
      <div ref={restoreFocusAround}>
        <TripView trip={trip} guest={{ token, onVoucher: () => show(true) }} />
      </div>
    );
  }
  return (
    <Container className="pt-4 pb-16 print:p-0">
      <div
        ref={restoreFocusAround}
        className="mx-auto mb-4 flex min-h-12 max-w-200 flex-wrap items-center justify-between gap-4 print:hidden"
      >
        <Button variant="ghost" onClick={() => show(false)}>
          {texts.back}
        </Button>
        <Button onClick={() => globalThis.print()}>
          <Icon shape={Printer} className="size-5" />
          {voucherTexts.print}
        </Button>
      </div>
      <VoucherSheet of={{ ...voucher, trip }} />
    </Container>
  );
}

const link = {
  texts,
  actions: (
    <>
      <ButtonLink to={paths.login()}>{texts.signIn}</ButtonLink>
      <ButtonLink variant="secondary" to={linkedPaths.contact()}>
        {texts.contact}
      </ButtonLink>
    </>
  ),
};

function Trip({ token }: { token: string }) {
  const query = tripsApi.useReadGuestTripQuery({ body: { token } }, FRESH);
  return (
    <LinkQuery query={query} {...link}>
      {(opened) => <Opened of={opened} token={token} />}
    </LinkQuery>
  );
}

function GuestTripPage() {
  return <OpenedByLink {...link}>{(token) => <Trip token={token} />}</OpenedByLink>;
}

export const page = definePage(GuestTripPage, {
  meta: () => ({ title: texts.title, description: texts.description, noIndex: true }),
});
