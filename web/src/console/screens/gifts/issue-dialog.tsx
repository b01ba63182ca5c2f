import {
  exactMoney,
  GIFT_METHODS,
  issueGiftForm,
  maxMinorUnits,
  type issueGiftVoucher,
  type OutputOf,
  TEXT_LIMITS,
} from '@wayfarer/contract';
import { useState } from 'react';
import { usePublicConfig } from '../../../api/public-config.ts';
import { useToday } from '../../../api/use-today.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { AmountField } from '../../../ui/form/bound/amount-field.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Input } from '../../../ui/form/input.tsx';
import { LinkToCopy } from '../../../ui/form/link-to-copy.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { LanguageField } from '../../kit/people/language-field.tsx';
import { useStaff } from '../../kit/staff/staff.ts';
import { giftsApi } from './api.ts';
import { issuedTexts, issueTexts as texts, methodTexts } from './copy.texts.js';
import { untilText } from './gift-parts.tsx';

interface Issued extends OutputOf<typeof issueGiftVoucher> {
  /** The address to which the code was emailed; empty if it wasn't. */
  email: string;
}

/** Issues a gift voucher, and then shows its code, once. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const [issued, setIssued] = useState<Issued>();
  if (issued) return <IssuedDialog issued={issued} onClose={onClose} />;
  return <IssueForm onIssued={setIssued} onClose={onClose} />;
}

function IssueForm({
  onIssued,
  onClose,
}: {
  onIssued: (issued: Issued) => void;
  onClose: () => void;
}) {
  const { currency } = usePublicConfig();
  const { mails } = useStaff();
  const [send] = giftsApi.useIssueGiftVoucherMutation();
  const form = useSchemaForm(issueGiftForm({ currency, most: maxMinorUnits(currency) }), {
    amount: '',
    method: 'cash',
    expiresOn: '',
    note: '',
    email: '',
    language: '',
  });
  const submit = useSubmit(
    form,
    ({ email, language, ...voucher }) =>
      send({
        body: {
          ...voucher,
          ...(email !== '' && { mail: { to: email, ...(language !== '' && { language }) } }),
        },
      }),
    { onDone: ({ data }, { email }) => data && onIssued({ ...data, email }) },
  );
  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      of={submit}
      submitLabel={texts.submit}
      onClose={onClose}
    >
      <AmountField
        name="amount"
        label={texts.amount(currency.toUpperCase())}
        currency={currency}
        required
      />
      <FormField name="method" label={texts.method}>
        <Select options={GIFT_METHODS} names={methodTexts} />
      </FormField>
      <FormField name="expiresOn" label={texts.until} hint={texts.untilHint}>
        <Input type="date" min={useToday()} />
      </FormField>
      <FormField name="note" label={texts.note} hint={texts.noteHint}>
        <Input maxLength={TEXT_LIMITS.reason} autoComplete="off" />
      </FormField>
      {mails !== 'none' && (
        <>
          <FormField name="email" label={texts.email} hint={texts.emailHint}>
            <Input type="email" autoComplete="off" />
          </FormField>
          <LanguageField />
        </>
      )}
    </FormDialog>
  );
}

function IssuedDialog({
  issued: { code, email, voucher },
  onClose,
}: {
  issued: Issued;
  onClose: () => void;
}) {
  const { amount, currency } = voucher;
  return (
    <Dialog open title={issuedTexts.title(exactMoney(amount, currency))} onClose={onClose}>
      <p className="mb-2 wrap-anywhere">
        {email === '' ? issuedTexts.notMailed : issuedTexts.mailed(email)}
      </p>
      <p className="mb-5 text-sm text-muted">{issuedTexts.until(untilText(voucher))}</p>
      <div className="text-ink">
        <LinkToCopy url={code} texts={issuedTexts} act="gift-voucher">
          <Button variant="secondary" onClick={() => window.print()}>
            {issuedTexts.print}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {issuedTexts.done}
          </Button>
        </LinkToCopy>
      </div>
    </Dialog>
  );
}
