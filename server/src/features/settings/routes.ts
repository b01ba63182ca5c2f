import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mountCached } from '../../http/endpoints/cached.ts';
import { mount } from '../../http/endpoints/mount.ts';
import { listSettingHistory, listSettings } from './list-settings.ts';
import { putSetting } from './put-setting.ts';

export function settingRoutes(app: FastifyInstance): void {
  mount(app, contract.listSettings, listSettings);
  mount(app, contract.putSetting, (context, { params, body }) =>
    putSetting(context, params.key, body),
  );
  mountCached(
    app,
    contract.getLegalText,
    async ({ settings }, { params }) => ({ text: await settings.read(`legal.${params.page}`) }),
    { cacheTags: ['settings'] },
  );
  mount(app, contract.listSettingHistory, (context, { params }) =>
    listSettingHistory(context, params.key),
  );
}
