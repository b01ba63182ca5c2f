import { CATEGORIES, type Category } from '@wayfarer/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../src/ui/controls/button.tsx';
import {
  DescriptionFact,
  PlaceFacts,
  ToldFacts,
  VisitFacts,
} from '../../src/ui/destination/fact-fields.tsx';
import { ControlledField } from '../../src/ui/form/bound/controlled-field.tsx';
import { FormCheckbox } from '../../src/ui/form/bound/form-checkbox.tsx';
import { FormDialog } from '../../src/ui/form/bound/form-dialog.tsx';
import { FormField } from '../../src/ui/form/bound/form-field.tsx';
import { Form } from '../../src/ui/form/bound/form.tsx';
import { SubmitButton } from '../../src/ui/form/bound/submit-button.tsx';
import { Input } from '../../src/ui/form/input.tsx';
import { Stepper } from '../../src/ui/form/stepper.tsx';
import { Textarea } from '../../src/ui/form/textarea.tsx';
import { Section } from '../../src/ui/layout/layout.tsx';
import { Specimen, Specimens } from '../specimen.tsx';

const A_SECOND_MS = 1000;
const send = () => new Promise<void>((resolve) => setTimeout(resolve, A_SECOND_MS));

const ERRORS = { name: { type: 'custom', message: 'Enter your name.' } };
const CATEGORY_NAMES = Object.fromEntries(
  CATEGORIES.map((name) => [name, name[0]?.toUpperCase() + name.slice(1)]),
) as Record<Category, string>;
const FACTS = {
  spot: 'Name',
  country: 'Country',
  countryChoice: 'Choose a country',
  location: 'Region',
  category: 'Category',
  categoryChoice: 'Choose a category',
  categoryNames: CATEGORY_NAMES,
  cost: 'Cost per day',
  seasonality: 'Season',
  seasonChoice: 'Choose a season',
  travelTime: 'Travel time',
  visitors: 'Visitors per year',
  description: 'Description',
};

function Contact() {
  const form = useForm({
    defaultValues: { name: '', days: 3, news: true },
    errors: ERRORS,
    shouldFocusError: false,
  });
  const problem = 'The booking could not be saved. Check your connection and try again.';
  return (
    <Form of={{ form, send, problem }} className="flex flex-col gap-4">
      <FormField name="name" label="Name" required>
        <Input autoComplete="off" />
      </FormField>
      <ControlledField name="days" label="Days">
        {({ value, onChange }) => (
          <Stepper
            value={Number(value)}
            min={1}
            max={30}
            onChange={onChange}
            lessLabel="Fewer days"
            moreLabel="More days"
          />
        )}
      </ControlledField>
      <FormCheckbox name="news" label="Send me the newsletter" />
      <SubmitButton busyLabel="Sending">Send</SubmitButton>
    </Form>
  );
}

const TOLD = {
  hostName: 'Host',
  hostNameHint: 'A first name is enough.',
  hostWords: 'About the host',
  hostWordsHint: 'A few sentences.',
  questions: 'Questions and answers',
  questionsHint: 'A question on one line, its answer below it.',
};

function Destination() {
  const form = useForm({ defaultValues: { spot: 'Alfama', country: 'Portugal', cost: '120' } });
  return (
    <Form of={{ form, send }} className="grid w-full grid-cols-1 gap-4 sm:grid-cols-2">
      <PlaceFacts texts={FACTS} />
      <VisitFacts texts={FACTS} currency="usd" />
      <DescriptionFact texts={FACTS} hint="At least 20 characters" />
      <ToldFacts texts={TOLD} />
    </Form>
  );
}

function Reason({ danger }: { danger: boolean }) {
  const [open, setOpen] = useState(false);
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {danger ? 'Open a form that is dangerous' : 'Open a form'}
      </Button>
      {open && (
        <FormDialog
          of={{ form, send, busy: false }}
          title={danger ? 'Refuse this review?' : 'Add a note'}
          text="Only colleagues see it."
          submitLabel={danger ? 'Refuse' : 'Add note'}
          danger={danger}
          onClose={() => setOpen(false)}
        >
          <FormField name="reason" label="Reason">
            <Textarea />
          </FormField>
        </FormDialog>
      )}
    </>
  );
}

export function Forms() {
  return (
    <Section title="Forms">
      <Specimens>
        <Specimen name="Form, FormField, ControlledField, FormCheckbox, SubmitButton" column>
          <Contact />
        </Specimen>
        <Specimen name="FormDialog">
          <Reason danger={false} />
          <Reason danger />
        </Specimen>
        <Specimen name="PlaceFacts, VisitFacts, DescriptionFact, ToldFacts" wide>
          <Destination />
        </Specimen>
      </Specimens>
    </Section>
  );
}
