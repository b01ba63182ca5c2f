import * as contract from '@wayfarer/contract';
import { injectEndpoints, read } from '../../../api/request.ts';

export const boardApi = injectEndpoints((build) => ({
  getBoard: read(build, contract.getBoard),
}));
