import { listSettingHistory, listSettings, putSetting } from '@wayfarer/contract';
import { api } from '../../../api/client.ts';
import { read, write } from '../../../api/request.ts';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSettings: read(build, listSettings),
    putSetting: write(build, putSetting, ['Staff', 'Bookings']),
    listSettingHistory: read(build, listSettingHistory),
  }),
});

export const { useListSettingsQuery, usePutSettingMutation, useListSettingHistoryQuery } =
  settingsApi;
