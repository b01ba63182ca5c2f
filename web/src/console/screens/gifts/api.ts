import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';
import { readListPage } from '../../kit/list/read-list-page.ts';

export const giftsApi = injectEndpoints((build) => ({
  listGiftVouchers: readListPage(build, contract.listGiftVouchers),
  getGiftVoucher: read(build, contract.getGiftVoucher),
  issueGiftVoucher: write(build, contract.issueGiftVoucher),
  endGiftVoucher: write(build, contract.endGiftVoucher),
}));
