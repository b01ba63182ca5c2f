import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byId, byIdAndBody, mount, ofBody, ofQuery } from '../../http/endpoints/mount.ts';
import { mountList } from '../../http/endpoints/mount-list.ts';
import { confirmStatementLine } from './confirm-line.ts';
import { countStatementLines, listStatementLines } from './list-lines.ts';
import { setAsideStatementLine, takeBackStatementLine } from './set-aside.ts';
import { uploadStatement } from './upload-statement.ts';

export function statementRoutes(app: FastifyInstance): void {
  mount(app, contract.uploadStatement, ofBody(uploadStatement));
  mountList(app, contract.listStatementLines, ofQuery(listStatementLines));
  mount(app, contract.countStatementLines, countStatementLines);
  mount(app, contract.confirmStatementLine, byIdAndBody(confirmStatementLine));
  mount(app, contract.setAsideStatementLine, byId(setAsideStatementLine));
  mount(app, contract.takeBackStatementLine, byId(takeBackStatementLine));
}
