/** The links of forgotten passwords lead here; see action-page. */
export { page } from './action-page.tsx';
