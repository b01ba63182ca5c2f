import { useState } from 'react';
import { definePage } from '../../../api/page.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Container, PageHeader } from '../../../ui/layout/layout.tsx';
import { Arrival } from '../arrival/arrival.tsx';
import { StaffOnly } from '../arrival/staff-only.tsx';
import type { Next, Wanted } from '../arrival/wanted.ts';
import { Scanner } from '../camera/scanner.tsx';
import { arrivalTexts, deskTexts as texts } from '../copy.texts.js';
import { ByHand } from './by-hand.tsx';
import { isCode } from './code-format.ts';
import { useOwnDocument } from './own-document.ts';

/** The desk: scan a code or type a reference, check the party in, and go on to the next party. */
function Desk({ mayAnyway }: { mayAnyway: boolean }) {
  useOwnDocument();
  const [found, setFound] = useState<{ wanted: Wanted; count: number }>();
  const find = (wanted: Wanted) =>
    setFound((before) => ({ wanted, count: (before?.count ?? 0) + 1 }));
  const next: Next = (variant) => (
    <Button variant={variant} onClick={() => setFound(undefined)}>
      {arrivalTexts.next}
    </Button>
  );
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <Container className="grid grid-cols-1 items-start gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div>
          <Scanner
            reading={found === undefined}
            isOurs={isCode}
            onCode={(link) => find({ link })}
          />
          {found && (
            <Arrival
              key={found.count}
              level={2}
              wanted={found.wanted}
              mayAnyway={mayAnyway}
              next={next}
            />
          )}
        </div>
        <ByHand onFind={(reference) => find({ reference })} />
      </Container>
    </>
  );
}

function DeskPage() {
  return <StaffOnly>{(mayAnyway) => <Desk mayAnyway={mayAnyway} />}</StaffOnly>;
}

export const page = definePage(DeskPage, {
  meta: () => ({ title: texts.title, noIndex: true }),
});
