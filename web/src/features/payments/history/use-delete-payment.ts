import { useAppDispatch } from '../../../api/store.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { paymentsApi } from '../api.ts';
import { historyTexts as texts } from './copy.texts.js';

/** Removes a payment from the history and shows the result (spec §8). Resolves to true if it was removed. */
export function useDeletePayment() {
  const dispatch = useAppDispatch();
  const [call] = paymentsApi.useDeletePaymentMutation();

  return async (id: string): Promise<boolean> => {
    const act = `delete-payment-${id}`;
    const { data } = await call({ params: { id } });
    if (!data || data.deletedCount === 0) {
      toast.error(texts.deleteFailed, act);
      return false;
    }
    dispatch(
      paymentsApi.util.updateQueryData('listPayments', undefined, (payments) =>
        payments.filter(({ _id }) => _id !== id),
      ),
    );
    toast.success(texts.deleted, act);
    return true;
  };
}
