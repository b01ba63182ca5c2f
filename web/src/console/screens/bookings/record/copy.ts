import { listText } from '@wayfarer/contract';
import * as catalog from './copy.texts.js';

export {
  recordTexts,
  moneyTexts,
  methodNames,
  partyTexts,
  planTexts,
  transferTexts,
} from './copy.texts.js';

export {
  noteTexts,
  timelineTexts,
  goodwillTexts,
  cancelTexts,
  acceptTexts,
  declineTexts,
  confirmTexts,
  reinstateTexts,
} from './copy.texts.js';

export const changeTexts = {
  ...catalog.changeTexts,
  conflict: (...now: string[]) => catalog.changeTexts.conflict(listText(now)),
  total: (from: string, to: string) =>
    from === to ? catalog.changeTexts.stays(to) : catalog.changeTexts.moves({ from, to }),
} as const;

export { mailTexts } from './copy.texts.js';
