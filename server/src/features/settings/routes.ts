import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mountCached } from '../../http/endpoints/cached.ts';
import { sendTable } from '../../http/csv.ts';
import { mount, ofBody } from '../../http/endpoints/mount.ts';
import { languageAsked } from '../../lib/languages/site-language.ts';
import { listSettingHistory, listSettings } from './list-settings.ts';
import { putSetting } from './put-setting.ts';
import { importSettingTexts } from './texts/import-setting-texts.ts';
import { exportSettingTexts, listSettingTexts } from './texts/list-setting-texts.ts';
import { putSettingTexts } from './texts/put-setting-texts.ts';

export function settingRoutes(app: FastifyInstance): void {
  mount(app, contract.listSettings, listSettings);
  mount(app, contract.putSetting, (context, { params, body }) =>
    putSetting(context, params.key, body),
  );
  mountCached(
    app,
    contract.getLegalText,
    async (context, { params, query }) => {
      const language = languageAsked(context, query.language);
      const { originals, value: text } = await context.settings.readIn(
        `legal.${params.page}`,
        language,
      );
      if (language === undefined || text === '') return { text };
      const textLanguage = originals.length > 0 ? context.config.languages[0] : language;
      return { text, textLanguage };
    },
    { cacheTags: ['settings'] },
  );
  mount(app, contract.listSettingTexts, (context, { query }) =>
    listSettingTexts(context, query.language),
  );
  mount(app, contract.putSettingTexts, (context, { params, body }) =>
    putSettingTexts(context, params, body),
  );
  mount(app, contract.exportSettingTexts, async (context, { query }, answer) =>
    sendTable(context, answer, 'words', await exportSettingTexts(context, query.language)),
  );
  mount(app, contract.importSettingTexts, ofBody(importSettingTexts));
  mount(app, contract.listSettingHistory, (context, { params }) =>
    listSettingHistory(context, params.key),
  );
}
