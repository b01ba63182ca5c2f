import type { Payment } from '@wayfarer/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../api/store.ts';
import { toast } from '../../ui/toast.ts';
import { paymentsApi, useDeletePaymentMutation } from './api.ts';
import { historyTexts as texts } from './history-messages.ts';

/** Marks the delete buttons, so that the focus finds the next one. */
export const DELETE_BUTTON = 'data-delete-payment';

/**
 * Deleting payments from the history (spec §4): only the touched row waits. When the row is gone the
 * focus moves to the one in its place, or to the list's surroundings when none is left.
 */
export function useRemoval(payments: readonly Payment[], around: RefObject<HTMLElement | null>) {
  const dispatch = useAppDispatch();
  const [deletePayment] = useDeletePaymentMutation();
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const gone = useRef<number>(undefined);

  useEffect(() => {
    const index = gone.current;
    if (index === undefined) return;
    gone.current = undefined;
    const buttons = around.current?.querySelectorAll<HTMLElement>(`[${DELETE_BUTTON}]`) ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)] ?? around.current;
    next?.focus();
  });

  async function remove({ _id }: Payment) {
    setRemoving((before) => new Set(before).add(_id));
    const { data } = await deletePayment({ params: { id: _id } });
    if (data && data.deletedCount > 0) {
      gone.current = payments.findIndex((payment) => payment._id === _id);
      dispatch(
        paymentsApi.util.updateQueryData('listPayments', undefined, (list) =>
          list.filter((payment) => payment._id !== _id),
        ),
      );
      toast.success(texts.deleted);
    } else {
      toast.error(texts.deleteFailed);
    }
    setRemoving((before) => new Set([...before].filter((id) => id !== _id)));
  }

  return { remove, removing };
}
