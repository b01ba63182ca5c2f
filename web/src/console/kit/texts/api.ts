import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';
import { readListPage } from '../list/read-list-page.ts';

export type TextsRow = contract.OutputOf<typeof contract.listTexts>[number];
export type SpotTranslation = contract.OutputOf<typeof contract.getSpotTexts>;
export type SettingTranslation = contract.OutputOf<typeof contract.listSettingTexts>[number];
export type TranslatedText = SpotTranslation['fields'][number];

export const textsApi = injectEndpoints((build) => ({
  listTexts: readListPage(build, contract.listTexts),
  spotTexts: read(build, contract.getSpotTexts),
  putSpotTexts: write(build, contract.putSpotTexts),
  importTexts: write(build, contract.importTexts),
  listSettingTexts: read(build, contract.listSettingTexts),
  putSettingTexts: write(build, contract.putSettingTexts),
  importSettingTexts: write(build, contract.importSettingTexts),
}));
