import { use } from 'react';
import { ProofContext, type WithProof } from '../../../ui/form/bound/proof-context.ts';

/**
 * Makes calls that the contract marks as `fresh`; the console's frame asks for the recent sign-in that they require.
 */
export const useWithProof = (): WithProof => use(ProofContext);
