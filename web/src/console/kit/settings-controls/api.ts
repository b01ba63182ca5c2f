import { listSettingHistory, listSettings, listSpots, putSetting } from '@wayfarer/contract';
import { injectEndpoints } from '../../../api/client.ts';
import { read, write } from '../../../api/request.ts';

export const settingsApi = injectEndpoints({
  endpoints: (build) => ({
    listSettings: read(build, listSettings),
    putSetting: write(build, putSetting, ['Staff', 'Bookings']),
    listSettingHistory: read(build, listSettingHistory),
    /** The destinations that can be featured. */
    listChoosableSpots: read(build, listSpots),
  }),
});
