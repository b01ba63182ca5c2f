import { CustomerLanguageForm, type CustomerRecord } from '@wayfarer/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { LanguageField, useLanguageName } from '../../kit/people/language-field.tsx';
import { useStaff } from '../../kit/staff/staff.ts';
import { customersApi } from './api.ts';
import { languageTexts as texts } from './copy.ts';

type Customer = CustomerRecord['customer'];

function LanguageDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [set] = customersApi.useSetCustomerLanguageMutation();
  const first = useLanguageName(undefined) ?? '';
  const form = useSchemaForm(CustomerLanguageForm, { language: customer.language ?? '' });
  const submit = useSubmit(
    form,
    ({ language }) => set({ params: { id: customer._id }, body: { language: language || null } }),
    { done: texts.done, onDone: onClose },
  );
  return (
    <FormDialog
      title={texts.title}
      text={texts.text}
      of={submit}
      submitLabel={texts.submit}
      onClose={onClose}
    >
      <LanguageField none={texts.none(first)} />
    </FormDialog>
  );
}

/** The customer's language, and the button to correct it. Staff choose their language themselves. */
export function LanguageFact({ customer }: { customer: Customer }) {
  const { may } = useStaff();
  const [open, setOpen] = useState(false);
  const name = useLanguageName(customer.language);
  if (name === undefined) return null;
  return (
    <>
      {customer.language === undefined ? texts.none(name) : name}
      {may('bookings.write') && !customer.staff && (
        <Button
          size="sm"
          variant="ghost"
          className="ms-1 -me-3"
          aria-label={texts.title}
          onClick={() => setOpen(true)}
        >
          {texts.change}
        </Button>
      )}
      {open && <LanguageDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}
