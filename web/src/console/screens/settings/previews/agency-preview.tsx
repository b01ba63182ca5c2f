import { useState } from 'react';
import { SegmentedControl } from '../../../../ui/form/segmented-control.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { settingsTexts as texts } from '../copy.texts.js';
import { AgencyMark } from './agency-mark.tsx';
import { linesOf, type PreviewProps, textOf } from './preview-props.ts';
import { VoucherPreview } from './voucher-preview.tsx';

const KINDS = ['voucher', 'footer'] as const;

/** The agency's details in the footer of every page and on the contact page. */
function FooterPreview({ valueOf }: Pick<PreviewProps, 'valueOf'>) {
  const text = textOf(valueOf);
  const lines = linesOf(valueOf);
  return (
    <Card>
      <AgencyMark valueOf={valueOf} text="text-xl" />
      <div className="mt-3 flex flex-col gap-1 text-sm whitespace-pre-line text-muted">
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
      <p className="mt-4 border-t border-line pt-3 text-xs text-muted wrap-anywhere">
        {text('agency.legalName') || text('agency.name')}
      </p>
    </Card>
  );
}

/** A preview of the agency's settings as travelers see them. */
export function AgencyPreview({ valueOf }: Pick<PreviewProps, 'valueOf'>) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('voucher');
  return (
    <aside aria-label={texts.preview}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{texts.preview}</h2>
        <SegmentedControl
          label={texts.previewKinds}
          name="preview"
          options={KINDS.map((value) => ({ value, label: texts.previewOf[value] }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      {kind === 'voucher' ? (
        <VoucherPreview valueOf={valueOf} />
      ) : (
        <FooterPreview valueOf={valueOf} />
      )}
      <p className="mt-3 text-xs text-muted">{texts.previewText}</p>
    </aside>
  );
}
