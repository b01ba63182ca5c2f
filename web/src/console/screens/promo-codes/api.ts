import * as contract from '@wayfarer/contract';
import { injectEndpoints, read, write } from '../../../api/request.ts';

export const promoCodesApi = injectEndpoints((build) => ({
  listPromoCodes: read(build, contract.listPromoCodes),
  createPromoCode: write(build, contract.createPromoCode),
  updatePromoCode: write(build, contract.updatePromoCode),
  endPromoCode: write(build, contract.endPromoCode),
}));
