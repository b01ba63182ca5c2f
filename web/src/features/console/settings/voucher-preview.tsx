import type { SettingKey } from '@wayfarer/contract';
import { Card } from '../../../ui/display/card.tsx';
import { settingsTexts as texts } from './copy.ts';

/** How the agency stands on a voucher, with what is typed and not saved yet. */
export function VoucherPreview({ valueOf }: { valueOf: (key: SettingKey) => unknown }) {
  const text = (key: SettingKey) => String(valueOf(key) ?? '');
  const lines = [
    text('agency.address'),
    [text('agency.phone'), text('agency.email')].filter(Boolean).join(' · '),
    text('agency.openingHours'),
  ].filter(Boolean);
  return (
    <aside aria-label={texts.preview}>
      <h2 className="mb-3 text-sm font-semibold">{texts.preview}</h2>
      <Card>
        <div className="flex flex-wrap justify-between gap-3 border-b border-ink pb-3">
          <div className="min-w-0">
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
      <p className="mt-3 text-xs text-muted">{texts.previewText}</p>
    </aside>
  );
}
