export { againWithoutLapsed } from './again-without-lapsed.ts';
export { endHolds } from './end-holds.ts';
export { endRequests } from './end-requests.ts';
