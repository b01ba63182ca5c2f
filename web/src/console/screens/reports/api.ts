import * as contract from '@wayfarer/contract';
import { injectEndpoints, read } from '../../../api/request.ts';

export const reportsApi = injectEndpoints((build) => ({
  getReport: read(build, contract.getReport),
}));
