import {
  type ChosenOption,
  clampDays,
  type CustomerBookingValues,
  customerBookingForm,
  exactMoney,
  type OfferedPrice,
  ONE_ADULT,
  offerOn,
  priceOffer,
  pricesOf,
  type Spot,
  type TripOffer,
  USUAL_PRICE_RULES,
} from '@wayfarer/contract';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { usePublicConfig } from '../../../../api/public-config.ts';
import { todayAt } from '../../../../api/use-today.ts';
import { BackLink } from '../../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { PriceBreakdown } from '../../../../ui/display/price-breakdown.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { CodeField } from '../../../../ui/form/extras/code-field.tsx';
import { Form } from '../../../../ui/form/bound/form.tsx';
import { SubmitButton } from '../../../../ui/form/bound/submit-button.tsx';
import { useSchemaForm } from '../../../../ui/form/bound/schema-form.ts';
import { consolePath } from '../../../kit/address/paths.ts';
import { Screen } from '../../../kit/screen/screen.tsx';
import { ListSkeleton } from '../../../kit/screen/list-skeleton.tsx';
import { consoleBookingsApi } from '../../../kit/bookings/api.ts';
import { CustomerFields, TripFields } from './booking-fields.tsx';
import { newTexts as texts } from './copy.texts.js';
import { DestinationField } from '../../../kit/choice/destination-field.tsx';
import { type Proposal, useProposal } from './proposal.ts';
import { useCode } from './use-code.ts';
import { useBookForCustomer } from './use-book-for-customer.ts';

function Price({ price, code }: { price: OfferedPrice | null; code: ReactNode }) {
  return (
    <Card>
      <h2 className="display text-h3">{texts.price}</h2>
      {price ? (
        <PriceBreakdown
          amounts={price.breakdown}
          of={price.lines}
          strong="total"
          notNow="notBooked"
          money={exactMoney}
          code={code}
          className="mt-3"
        />
      ) : (
        <p className="mt-2 text-sm text-muted">{texts.noPrice}</p>
      )}
      <p className="mt-4 text-xs text-muted">{texts.notCharged}</p>
    </Card>
  );
}

/** The data from which the price follows. Without a destination, the usual price rules apply. */
function useOffer(
  spot: Spot | undefined,
  chosen: Pick<TripOffer, 'options' | 'party' | 'promo'>,
): TripOffer {
  const { charge, currency } = usePublicConfig();
  const prices = spot ? pricesOf(spot) : USUAL_PRICE_RULES;
  return { costPerDay: spot?.average_cost ?? '', charge, currency, prices, ...chosen };
}

function useDestination(proposed: Proposal) {
  const [id, choose] = useState(proposed.spotId);
  const query = consoleBookingsApi.useDestinationQuery(
    id === undefined ? skipToken : { params: { id } },
  );
  const spot = id === undefined ? undefined : query.currentData;
  const missing = query.isError && id !== undefined ? texts.failed : texts.missing;
  return { spot, missing, choose, refetch: () => query.refetch() };
}

function Summary({
  price,
  problem,
  code,
}: {
  price: OfferedPrice | null;
  problem: string | undefined;
  /** The field for a promo code. */
  code: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-5 lg:sticky lg:top-6">
      <Price price={price} code={code} />
      {problem !== undefined && <Banner>{problem}</Banner>}
      <div className="flex flex-wrap gap-3">
        <SubmitButton className="grow">
          {price
            ? texts.submitFor(exactMoney(price.breakdown.total, price.breakdown.currency))
            : texts.submit}
        </SubmitButton>
        <ButtonLink variant="secondary" to={consolePath('bookings')}>
          {texts.cancel}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The choices besides the form's fields. Choosing another destination resets them. */
function useChoices(proposed: Proposal) {
  const { choose: chooseSpot, ...destination } = useDestination(proposed);
  const [party, setParty] = useState(proposed.party);
  const [options, setOptions] = useState(proposed.options);
  const code = useCode();
  function choose(id: string | undefined) {
    chooseSpot(id);
    setParty(ONE_ADULT);
    setOptions([]);
    code.drop();
  }
  return { ...destination, choose, party, setParty, options, setOptions, code };
}

function NewBooking({ proposed }: { proposed: Proposal }) {
  const { code, options, party, refetch, spot, ...choices } = useChoices(proposed);
  const { promo } = code;
  const usual = useOffer(spot, { options, party, promo });
  const form = useSchemaForm(
    ({ travelDate: day }) =>
      customerBookingForm(offerOn(usual, day), () => todayAt(spot?.timeZone)),
    proposed.values,
  );
  const [typed, travelDate, startTime] = useWatch({
    control: form.control,
    name: ['travelDuration', 'travelDate', 'startTime'],
  });
  const days = clampDays(Number(typed));
  const offer = offerOn(usual, travelDate);
  const price = spot ? priceOffer(offer, days) : null;
  const { book, forgive, problem, refusals } = useBookForCustomer(refetch);
  const spotId = spot?._id;
  async function send(values: CustomerBookingValues) {
    if (spot) await book(values, { offer, spot, price });
  }
  return (
    <Form
      of={{ form, send }}
      className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <Fields
        {...choices}
        {...{ offer, spot }}
        isTried={form.formState.isSubmitted}
        optionsError={refusals.options}
        onOptions={(chosen) => {
          choices.setOptions(chosen);
          forgive();
        }}
      />
      <Summary
        price={price}
        problem={problem}
        code={
          <CodeField
            code={promo?.code}
            refusal={refusals.code}
            onChange={(to) => {
              forgive();
              return code.change(to, { spotId, days, party, startTime, travelDate });
            }}
          />
        }
      />
    </Form>
  );
}

function Fields({
  choose,
  isTried,
  missing,
  offer,
  onOptions,
  optionsError,
  setParty,
  spot,
}: Pick<ReturnType<typeof useChoices>, 'choose' | 'missing' | 'setParty' | 'spot'> & {
  offer: TripOffer;
  /** True once the form was sent. */
  isTried: boolean;
  onOptions: (options: ChosenOption[]) => void;
  optionsError: string | undefined;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Card className="flex flex-col gap-4">
        <h2 className="display text-h3">{texts.trip}</h2>
        <DestinationField
          spot={spot}
          error={isTried && !spot ? missing : undefined}
          onChoose={choose}
        />
        <TripFields
          offer={offer}
          spotId={spot?._id ?? null}
          timeZone={spot?.timeZone}
          onParty={setParty}
          onOptions={onOptions}
          optionsError={optionsError}
        />
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="display text-h3">{texts.customer}</h2>
        <CustomerFields />
      </Card>
    </div>
  );
}

/** The form to book a trip for a customer. `?from=` names a booking to copy, `?spot=` a destination. */
export function NewBookingScreen() {
  const { proposal, query } = useProposal();
  return (
    <Screen
      above={<BackLink to={consolePath('bookings')}>{texts.back}</BackLink>}
      title={texts.title}
      text={texts.text}
    >
      {query === null ? (
        <NewBooking proposed={proposal(null)} />
      ) : (
        <QueryView query={query} loading={<ListSkeleton rows={4} />} failed={texts.failed}>
          {(record) => <NewBooking proposed={proposal(record)} />}
        </QueryView>
      )}
    </Screen>
  );
}
