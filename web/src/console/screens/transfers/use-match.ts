import type { TransferredBooking } from '@wayfarer/contract';
import { useSend } from '../../../ui/form/bound/use-send.ts';
import { transfersApi } from './api.ts';
import { lineTexts as texts } from './copy.texts.js';

type Chosen = Pick<TransferredBooking, '_id' | 'reference'>;

/** Matches a line with the booking that the person saw. */
export function useMatch(id: string, onDone?: () => void) {
  const [confirm] = transfersApi.useConfirmStatementLineMutation();
  return useSend(({ _id }: Chosen) => confirm({ params: { id }, body: { bookingId: _id } }), {
    done: ({ reference }) => texts.matchDone(reference ?? texts.booking),
    onDone: () => onDone?.(),
  });
}
