import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoints/mount.ts';
import { cancelAsOperator } from './cancel-as-operator.ts';
import { cancelBooking } from './cancel-booking.ts';
import { previewCancellation, previewCancellationAsOperator } from './preview-cancellation.ts';
import { reinstateBooking } from './reinstate-booking.ts';

export function cancellationRoutes(app: FastifyInstance): void {
  mount(app, contract.previewCancellation, (context, { params }) =>
    previewCancellation(context, params.id),
  );
  mount(app, contract.previewCancellationAsOperator, (context, { params }) =>
    previewCancellationAsOperator(context, params.id),
  );
  mount(app, contract.cancelBooking, (context, { params, body }) =>
    cancelBooking(context, params.id, body),
  );
  mount(app, contract.cancelBookingAsOperator, (context, { params, body }) =>
    cancelAsOperator(context, params.id, body),
  );
  mount(app, contract.reinstateBooking, (context, { params, body }) =>
    reinstateBooking(context, params.id, body),
  );
}
