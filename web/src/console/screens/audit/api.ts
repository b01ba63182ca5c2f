import { listAuditActors, readAudit } from '@wayfarer/contract';
import { injectEndpoints, read } from '../../../api/request.ts';
import { readListPage } from '../../kit/list/read-list-page.ts';

export const auditApi = injectEndpoints((build) => ({
  readAudit: readListPage(build, readAudit),
  listAuditActors: read(build, listAuditActors),
}));
