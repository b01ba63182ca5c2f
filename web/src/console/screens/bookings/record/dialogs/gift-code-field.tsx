import { exactMoney, GIFT_CODE_TYPED_MAX, readGiftCode } from '@wayfarer/contract';
import { type Control, useWatch } from 'react-hook-form';
import { FormField } from '../../../../../ui/form/bound/form-field.tsx';
import { Input } from '../../../../../ui/form/input.tsx';
import { consoleBookingsApi } from '../../../../kit/bookings/api.ts';
import { counterTexts as texts } from './money-copy.texts.js';

/** The code of a gift voucher, and what is left of it. */
export function GiftCodeField<Fields extends { code: string }, Values>({
  control,
}: {
  control: Control<Fields, unknown, Values>;
}) {
  const typed = useWatch({
    control: control as unknown as Control<{ code: string }>,
    name: 'code',
  });
  const code = readGiftCode(typed);
  const { currentData, isError } = consoleBookingsApi.useLookUpGiftVoucherQuery(
    { body: { code: code ?? '' } },
    { skip: code === null, refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <FormField name="code" label={texts.code} hint={texts.codeHint}>
        <Input maxLength={GIFT_CODE_TYPED_MAX} autoComplete="off" spellCheck={false} dir="ltr" />
      </FormField>
      <p role="status" className="text-sm text-muted">
        {code !== null && isError && texts.notValid}
        {code !== null && currentData && !isError && (
          <>{texts.left(exactMoney(currentData.left, currentData.currency))}</>
        )}
      </p>
    </>
  );
}
