import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { byId, byIdAndBody, mount } from '../../http/endpoints/mount.ts';
import { cancelAsOperator } from './cancel-as-operator.ts';
import { cancelBooking } from './cancel-booking.ts';
import { previewCancellation, previewCancellationAsOperator } from './preview-cancellation.ts';
import { reinstateBooking } from './reinstate-booking.ts';

export function cancellationRoutes(app: FastifyInstance): void {
  mount(app, contract.previewCancellation, byId(previewCancellation));
  mount(app, contract.previewCancellationAsOperator, byId(previewCancellationAsOperator));
  mount(app, contract.cancelBooking, byIdAndBody(cancelBooking));
  mount(app, contract.cancelBookingAsOperator, byIdAndBody(cancelAsOperator));
  mount(app, contract.reinstateBooking, byIdAndBody(reinstateBooking));
}
