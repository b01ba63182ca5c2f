import type { LegalPageName } from '@wayfarer/contract';
import { PREFETCH } from '../../../api/page.ts';
import type { AppDispatch } from '../../../api/store.ts';
import { legalApi } from './legal-api.ts';

/** Starts the query for the agency's own text of a page. */
export const loadLegalText = (dispatch: AppDispatch, page: LegalPageName) =>
  dispatch(legalApi.endpoints.getLegalText.initiate({ params: { page } }, PREFETCH));
