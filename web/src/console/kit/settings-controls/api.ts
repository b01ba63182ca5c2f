import {
  getPaperNumbers,
  listSettingHistory,
  listSettings,
  listSpots,
  previewOwnWords,
  putSetting,
  setPaperNumber,
} from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';

export const settingsApi = injectEndpoints((build) => ({
  listSettings: read(build, listSettings),
  putSetting: write(build, putSetting, ['Staff', 'Bookings']),
  listSettingHistory: read(build, listSettingHistory),
  getPaperNumbers: read(build, getPaperNumbers),
  setPaperNumber: write(build, setPaperNumber, ['Audit']),
  previewOwnWords: write(build, previewOwnWords, []),
  /** The destinations that can be featured. */
  listChoosableSpots: read(build, listSpots),
}));
