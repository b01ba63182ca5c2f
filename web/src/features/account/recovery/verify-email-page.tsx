/** The links that prove or change an address lead here; see action-page. */
export { page } from './action-page.tsx';
