import { use } from 'react';
import { ProofContext, type WithProof } from '../../../ui/form/bound/proof-context.ts';

/** Runs calls that the contract marks as `fresh`; the frame asks for the sign-in. */
export const useWithProof = (): WithProof => use(ProofContext);
