import { useSubmitSupport, type WithProof } from '../../../ui/form/bound/submit-context.ts';

/** For calls that the contract calls `fresh`; the frame asks who it is. */
export const useWithProof = (): WithProof => useSubmitSupport().withProof;
