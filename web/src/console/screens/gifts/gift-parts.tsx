import { exactMoney, formatDay, type GiftVoucher } from '@wayfarer/contract';
import { Badge } from '../../../ui/display/badge.tsx';
import { listTexts as texts, stateTexts } from './copy.texts.js';

const TONES = { usable: 'success', spent: 'neutral', expired: 'warning', ended: 'danger' } as const;

export const StateBadge = ({ state }: Pick<GiftVoucher, 'state'>) => (
  <Badge tone={TONES[state]}>{stateTexts[state]}</Badge>
);

export const nameOf = ({ codeEnd }: Pick<GiftVoucher, 'codeEnd'>): string => texts.ending(codeEnd);

export const untilText = ({ expiresOn }: Pick<GiftVoucher, 'expiresOn'>): string =>
  expiresOn === null ? texts.never : formatDay(expiresOn);

export const leftText = ({ currency, left }: GiftVoucher): string => exactMoney(left, currency);
