import { Card } from '../../../../ui/display/card.tsx';
import { settingsTexts as texts } from '../copy.texts.js';
import { AgencyMark } from './agency-mark.tsx';
import { linesOf, type PreviewProps, textOf } from './preview-props.ts';

/** The agency as shown on a voucher, including unsaved changes. */
export function VoucherPreview({ valueOf }: Pick<PreviewProps, 'valueOf'>) {
  const text = textOf(valueOf);
  const lines = linesOf(valueOf);
  return (
    <Card>
      <div className="flex flex-wrap justify-between gap-3 border-b border-ink pb-3">
        <div className="min-w-0">
          {valueOf('agency.logoPicture') !== '' && <AgencyMark valueOf={valueOf} text="" />}
          <p className="display text-xl wrap-anywhere">{text('agency.name')}</p>
          <p className="text-sm text-muted wrap-anywhere">{text('agency.legalName')}</p>
        </div>
        <p className="text-sm font-semibold">{texts.voucher}</p>
      </div>
      {text('agency.emergencyPhone') !== '' && (
        <p className="mt-4 rounded-xl bg-sunken px-4 py-3 text-sm">
          <span className="block font-semibold">{texts.emergency}</span>
          {text('agency.emergencyPhone')}
        </p>
      )}
      <div className="mt-4 text-sm whitespace-pre-line text-muted">
        {lines.map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
    </Card>
  );
}
