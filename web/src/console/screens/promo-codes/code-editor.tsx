import {
  exactMoney,
  PROMO_CODE_LENGTH,
  PROMO_NOTE_MAX,
  promoCodeForm,
  type PromoCode,
  type PromoCodeFields,
  type PromoCodeValues,
  typedAmount,
} from '@wayfarer/contract';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { usePublicConfig } from '../../../api/public-config.ts';
import { errorDetail } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { AmountField } from '../../../ui/form/bound/amount-field.tsx';
import { ControlledField } from '../../../ui/form/bound/controlled-field.tsx';
import { Form } from '../../../ui/form/bound/form.tsx';
import { FormField } from '../../../ui/form/bound/form-field.tsx';
import { useSchemaForm, useSubmit } from '../../../ui/form/bound/schema-form.ts';
import { SubmitButton } from '../../../ui/form/bound/submit-button.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { DigitsInput } from '../../../ui/form/inputs/digits-input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { ConfirmDialog } from '../../../ui/layout/dialog.tsx';
import { promoCodesApi } from './api.ts';
import { CodeState } from './code-list.tsx';
import { codesTexts as texts } from './copy.texts.js';
import { OffersField } from './offers-field.tsx';

const number = (value: number | null) => (value === null ? '' : String(value));

function fieldsOf(code: PromoCode | undefined, currency: string): PromoCodeFields {
  const money = (minor: number | null) => (minor === null ? '' : typedAmount(minor, currency));
  return {
    code: code?.code ?? '',
    note: code?.note ?? '',
    by: code && code.percent === null ? 'amount' : 'percent',
    value: code ? number(code.percent) || money(code.minor) : '',
    fromOn: code?.fromOn ?? '',
    untilOn: code?.untilOn ?? '',
    travelFrom: code?.travelFrom ?? '',
    travelTo: code?.travelTo ?? '',
    maxUses: number(code?.maxUses ?? null),
    maxEach: number(code?.maxEach ?? null),
    minTotal: money(code?.minTotal ?? null),
    offers: code?.offers ?? [],
  };
}

/** Makes a code, or changes it. */
function useSave(code: PromoCode | undefined, onMade: (id: string) => void) {
  const [create] = promoCodesApi.useCreatePromoCodeMutation();
  const [update] = promoCodesApi.useUpdatePromoCodeMutation();
  return async ({ code: name, ...terms }: PromoCodeValues) => {
    if (code) {
      const body = { ...terms, revision: code.revision };
      return update({ params: { id: code._id }, body });
    }
    const made = await create({ body: { code: name, ...terms } });
    if (made.data) onMade(made.data._id);
    return made;
  };
}

const Digits = ({ name, label }: { name: string; label: string }) => (
  <ControlledField name={name} label={label}>
    {(control) => <DigitsInput {...control} most={7} />}
  </ControlledField>
);

const Day = ({ name, label }: { name: string; label: string }) => (
  <FormField name={name} label={label}>
    <Input type="date" />
  </FormField>
);

function Amounts({ currency }: { currency: string }) {
  const by = useWatch<PromoCodeFields, 'by'>({ name: 'by' });
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <FormField name="by" label={texts.whatItTakesOff}>
        <Select
          options={['percent', 'amount']}
          names={{ percent: texts.percent, amount: texts.amount }}
        />
      </FormField>
      {by === 'percent' ? (
        <Digits name="value" label={texts.percent} />
      ) : (
        <AmountField name="value" label={texts.amount} currency={currency} />
      )}
    </div>
  );
}

function EndCode({ code }: { code: PromoCode }) {
  const [end, { isLoading }] = promoCodesApi.useEndPromoCodeMutation();
  const [asked, setAsked] = useState(false);
  async function confirm() {
    const { error } = await end({ params: { id: code._id } });
    if (error) toast.error(errorDetail(error), code._id);
    else toast.success(texts.ended(code.code), code._id);
    setAsked(false);
  }
  return (
    <>
      <Button variant="ghost" className="text-danger!" onClick={() => setAsked(true)}>
        {texts.endNow}
      </Button>
      <ConfirmDialog
        open={asked}
        title={texts.endTitle(code.code)}
        text={texts.endText}
        confirmLabel={texts.end}
        pending={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

/** Takes the focus if a person asked for the editor, which is far below the list on a phone. */
function Head({ code, isAsked }: { code: PromoCode | undefined; isAsked: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  const title = { ref: heading, tabIndex: -1, className: 'display text-h3 wrap-anywhere' };
  if (!code) return <h2 {...title}>{texts.newCode}</h2>;
  const given = exactMoney(code.given, code.currency);
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 {...title}>{code.code}</h2>
        <p className="text-sm text-muted">{texts.given({ used: code.used, given })}</p>
      </div>
      <CodeState state={code.state} />
    </div>
  );
}

/** A promo code and its limits, or the form for a new one. */
export function CodeEditor({
  code,
  isAsked,
  onMade,
}: {
  code: PromoCode | undefined;
  /** True if a person chose the code, or chose to make one. */
  isAsked: boolean;
  onMade: (id: string) => void;
}) {
  const { currency: own } = usePublicConfig();
  const currency = code?.currency ?? own;
  const form = useSchemaForm<PromoCodeFields, PromoCodeValues>(
    (fields) => promoCodeForm(currency, fields),
    fieldsOf(code, currency),
  );
  const of = useSubmit(form, useSave(code, onMade), { done: texts.saved });
  const hasEnded = code !== undefined && code.endedAt !== null;
  const known = new Map(code?.offers?.map((id, at) => [id, code.offerNames[at] ?? '']));
  return (
    <Card className="min-w-0">
      <Head code={code} isAsked={isAsked} />
      <Form of={of} className="mt-4 flex flex-col gap-4">
        {!code && (
          <FormField name="code" label={texts.code} hint={texts.codeHint}>
            <Input maxLength={PROMO_CODE_LENGTH.max} autoComplete="off" spellCheck={false} />
          </FormField>
        )}
        <Amounts currency={currency} />
        <FormField name="note" label={texts.forTheTeam}>
          <Input maxLength={PROMO_NOTE_MAX} />
        </FormField>
        <div className="grid grid-cols-2 items-end gap-3">
          <Day name="fromOn" label={texts.usedFrom} />
          <Day name="untilOn" label={texts.usedUntil} />
          <Day name="travelFrom" label={texts.travelFrom} />
          <Day name="travelTo" label={texts.travelUntil} />
          <Digits name="maxUses" label={texts.inAll} />
          <Digits name="maxEach" label={texts.eachPerson} />
        </div>
        <OffersField known={known} />
        <AmountField name="minTotal" label={texts.fromTotal} currency={currency} />
        <Banner tone="info">{texts.note}</Banner>
        {hasEnded ? (
          <p className="text-sm text-muted">{texts.hasEnded}</p>
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <SubmitButton busyLabel={texts.saving}>{texts.save}</SubmitButton>
            {code && <EndCode code={code} />}
          </div>
        )}
      </Form>
    </Card>
  );
}
