import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { sendPieces, sendTable } from '../../http/csv.ts';
import { mount } from '../../http/endpoints/mount.ts';
import { exportBooks } from './books/export-books.ts';
import { exportMovements } from './export-movements.ts';

export function paymentExportRoutes(app: FastifyInstance): void {
  mount(app, contract.exportOperatorPayments, async (context, { query }, answer) =>
    sendTable(context, answer, 'payments', await exportMovements(context, query)),
  );
  mount(app, contract.exportBooks, async (context, { query }, answer) => {
    const books = await exportBooks(context, query);
    if ('file' in books) return sendPieces(answer, books.file);
    return sendTable(context, answer, 'books', books.table);
  });
}
