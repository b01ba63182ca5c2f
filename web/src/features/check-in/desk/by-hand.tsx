import { ReferenceForm, TEXT_LIMITS } from '@wayfarer/contract';
import { Card } from '../../../ui/display/card.tsx';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { useSchemaForm } from '../../../ui/form/bound/schema-form.ts';
import { Input } from '../../../ui/form/input.tsx';
import { byHandTexts as texts } from '../copy.texts.js';

/** A field to type a reference, for vouchers that can't be scanned and for callers who spell it. */
export function ByHand({ onFind }: { onFind: (reference: string) => void }) {
  const form = useSchemaForm(ReferenceForm, { reference: '' });
  return (
    <Card>
      <h2 className="display text-h3">{texts.title}</h2>
      <Form
        of={{ form, send: async ({ reference }) => onFind(reference) }}
        keepsItself
        className="mt-4 flex flex-col gap-4"
      >
        <FormField name="reference" label={texts.label} hint={texts.hint}>
          <Input
            maxLength={TEXT_LIMITS.reference}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
          />
        </FormField>
        <SubmitButton variant="secondary">{texts.submit}</SubmitButton>
      </Form>
    </Card>
  );
}
