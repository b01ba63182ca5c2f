import * as contract from '@wayfarer/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoints/mount.ts';
import {
  endSavedPlaces,
  listSavedPlaces,
  mergeSavedPlaces,
  savePlace,
  unsavePlace,
} from './saved-places.ts';

export function savedPlaceRoutes(app: FastifyInstance): void {
  mount(app, contract.listSavedPlaces, listSavedPlaces);
  mount(app, contract.savePlace, (context, { params }) => savePlace(context, params.spotId));
  mount(app, contract.unsavePlace, (context, { params }) => unsavePlace(context, params.spotId));
  mount(app, contract.mergeSavedPlaces, (context, { body }) =>
    mergeSavedPlaces(context, body.spotIds),
  );
  mount(app, contract.endSavedPlaces, endSavedPlaces);
}
