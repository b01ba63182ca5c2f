import { paths } from './paths.ts';

/** The page to pay the balance of a trip with a payment plan. Not in `paths`, which every page loads. */
export const balancePath = (id: string): string => `${paths.payment(id)}?part=balance`;
