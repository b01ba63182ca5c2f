import { use } from 'react';
import { ProofContext, type WithProof } from '../../../ui/form/bound/proof-context.ts';

/** For calls that the contract calls `fresh`; the frame asks who it is. */
export const useWithProof = (): WithProof => use(ProofContext);
