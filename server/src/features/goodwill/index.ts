export { giveGoodwill } from './give-goodwill.ts';
export { grantedBefore, grantOf, type Grant } from './grant.ts';
export { goodwillTotal } from './store.ts';
