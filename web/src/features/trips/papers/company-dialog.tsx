import { CompanyForm, PAPER_LIMITS, type PaperCompany } from '@wayfarer/contract';
import { FormDialog } from '../../../ui/form/bound/form-dialog.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { tripsApi } from '../api.ts';
import { paperTexts as texts } from './copy.texts.js';

interface CompanyDialogProps {
  id: string;
  /** The number of the invoice that gets a credit note; undefined if there is none yet. */
  invoice: string | undefined;
  company: PaperCompany | null;
  onClose: () => void;
}

/** Makes the trip's documents out to a company. */
export function CompanyDialog({ company, id, invoice, onClose }: CompanyDialogProps) {
  const form = useSchemaForm(CompanyForm, company ?? { company: '', address: '', vatId: '' });
  const [ask] = tripsApi.useAskForInvoiceMutation();
  const submit = useSubmit(form, (body) => ask({ params: { id }, body: { company: body } }), {
    done: texts.asked,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.companyTitle}
      text={invoice === undefined ? undefined : texts.companyText(invoice)}
      of={submit}
      submitLabel={texts.companySubmit}
      closeLabel={texts.keep}
      onClose={onClose}
    >
      <FormField name="company" label={texts.company} required>
        <Input maxLength={PAPER_LIMITS.company} autoComplete="organization" />
      </FormField>
      <FormField name="address" label={texts.address} hint={texts.addressHint} required>
        <Textarea rows={4} autoComplete="street-address" />
      </FormField>
      <FormField name="vatId" label={texts.vatId}>
        <Input maxLength={PAPER_LIMITS.vatId} autoComplete="off" dir="ltr" />
      </FormField>
    </FormDialog>
  );
}
