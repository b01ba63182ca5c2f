import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byId, byIdAndBody, mount, ofBody, ofQuery } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { endGiftVoucher } from './end-voucher.ts';
import { issueGiftVoucher } from './issue-voucher.ts';
import { getGiftVoucher, listGiftVouchers, lookUpGiftVoucher } from './read-vouchers.ts';

export function giftVoucherRoutes(app: FastifyInstance): void {
  mountList(app, contract.listGiftVouchers, ofQuery(listGiftVouchers));
  mount(app, contract.getGiftVoucher, byId(getGiftVoucher));
  mount(app, contract.issueGiftVoucher, ofBody(issueGiftVoucher));
  mount(app, contract.lookUpGiftVoucher, ofBody(lookUpGiftVoucher));
  mount(app, contract.endGiftVoucher, byIdAndBody(endGiftVoucher));
}
