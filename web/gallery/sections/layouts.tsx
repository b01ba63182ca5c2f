import { useState } from 'react';
import { Button } from '../../src/ui/controls/button.tsx';
import { Card } from '../../src/ui/display/card.tsx';
import { Breadcrumbs } from '../../src/ui/layout/breadcrumbs.tsx';
import { ConfirmDialog, Dialog } from '../../src/ui/layout/dialog.tsx';
import { Section } from '../../src/ui/layout/layout.tsx';
import { SectionTabs } from '../../src/ui/layout/section-tabs.tsx';
import { Specimen, Specimens } from '../specimen.tsx';

const SIZES = ['normal', 'wide', 'full'] as const;

function Dialogs() {
  const [open, setOpen] = useState<(typeof SIZES)[number] | 'question'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {SIZES.map((size) => (
        <Button key={size} variant="secondary" onClick={() => setOpen(size)}>
          {size}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => setOpen('question')}>
        Question
      </Button>
      {SIZES.map((size) => (
        <Dialog
          key={size}
          open={open === size}
          title={`A ${size} dialog`}
          size={size}
          onClose={close}
          footer={<Button onClick={close}>Done</Button>}
        >
          The page behind it is inert. Escape closes it.
        </Dialog>
      ))}
      <ConfirmDialog
        open={open === 'question'}
        title="Delete this booking?"
        text="You can’t undo this."
        confirmLabel="Delete"
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}

export function Layouts() {
  return (
    <Section title="Layout" text="Section and PageHeader are around this page, too.">
      <Specimens>
        <Specimen name="Breadcrumbs">
          <Breadcrumbs
            trail={[
              { label: 'Home', to: '/' },
              { label: 'All destinations', to: '/all' },
            ]}
            current="Alfama"
          />
        </Specimen>
        <Specimen name="Dialog, ConfirmDialog">
          <Dialogs />
        </Specimen>
        <Specimen name="SectionTabs" wide column>
          <SectionTabs
            label="About Alfama"
            asked={null}
            onChange={() => undefined}
            tabs={['Overview', 'Details', 'Booking'].map((label) => ({
              id: label,
              label,
              content: <Card>{label}</Card>,
            }))}
          />
        </Specimen>
      </Specimens>
    </Section>
  );
}
