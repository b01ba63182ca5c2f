import { addDays, lastTripDay, type Attendance } from '@wayfarer/contract';

export interface VoucherCode {
  reference: string;
  signature: string;
}

const VERSION = 'v1';
/** The code comes after the link's `#`, so that it appears in no log and no referrer. */
const CODE = /^v1\.(WF-[0-9A-HJKMNP-TV-Z]{6})\.([\w-]{22})$/;

export function writeCode({ reference, signature }: VoucherCode): string {
  return `${VERSION}.${reference}.${signature}`;
}

/** The voucher code in a scanned link; null if there is none. Accepts any host, because the site may have moved. */
export function readCode(link: string): VoucherCode | null {
  const found = CODE.exec(link.slice(link.indexOf('#') + 1));
  const [, reference, signature] = found ?? [];
  return reference === undefined || signature === undefined ? null : { reference, signature };
}

/**
 * Normalizes a typed reference, which may be in lower case, have spaces, lack 'WF-', or use letters that look like
 * digits.
 */
export function readReference(typed: string): string {
  const symbols = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const own = symbols.length > 6 ? symbols.replace(/^WF/, '') : symbols;
  return `WF-${own.replaceAll('O', '0').replaceAll(/[IL]/g, '1')}`;
}

/** True if a party is expected on a day at the destination: from the day before the trip to its last day. */
export function isExpected(
  { days, travelDate }: { travelDate: string; days: number },
  today: string,
): boolean {
  return today >= addDays(travelDate, -1) && today <= lastTripDay(travelDate, days);
}

export const ATTENDANCE_EVENT = {
  none: 'attendance_undone',
  checked_in: 'checked_in',
  no_show: 'no_show',
} as const satisfies Record<Attendance, string>;
