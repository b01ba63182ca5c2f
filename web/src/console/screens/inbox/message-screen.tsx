import type { InboxRecord, InboxReply } from '@wayfarer/contract';
import { formatMoment, formatMomentDay } from '../../../lib/format-moment.ts';
import { BackLink } from '../../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import { useScreenParam } from '../../kit/address/screen-params.ts';
import { RecordView } from '../../kit/screen/record-view.tsx';
import { Screen } from '../../kit/screen/screen.tsx';
import { BookedTrips } from '../../kit/bookings/booked-trips.tsx';
import { Section } from '../../kit/screen/section.tsx';
import { AnswerForm } from './answer-form.tsx';
import { inboxApi } from './api.ts';
import { mailTexts, messageTexts as texts } from './copy.ts';
import { Handling } from './handling.tsx';
import { StateBadge } from '../../kit/people/message-state.tsx';

function Reply({ reply }: { reply: InboxReply }) {
  const { at, by, mail, text } = reply;
  return (
    <li className="rounded-field bg-lagoon-soft px-4 py-3">
      <p className="text-xs font-semibold text-lagoon">
        {texts.replied(by?.name, formatMoment(at))}
      </p>
      <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line">{text}</p>
      {mail && <p className="mt-2 text-xs text-muted">{mailTexts[mail]}</p>}
    </li>
  );
}

/** Says how certain it is that this customer wrote the message. */
function standingOf(customer: InboxRecord['customer']): string {
  if (customer === null) return texts.stranger;
  if (!customer.signedIn) return texts.typed;
  return customer.addressConfirmed ? texts.proved : texts.unconfirmed;
}

function Sender({ customer, message }: InboxRecord) {
  const { may } = useStaff();
  return (
    <Section title={texts.sender}>
      <p className="font-semibold wrap-anywhere">{message.name}</p>
      <p className="text-sm wrap-anywhere">
        <a href={`mailto:${message.email}`} className="underline underline-offset-4">
          {message.email}
        </a>
      </p>
      {customer?.addressConfirmed === false && (
        <Badge tone="warning">{texts.addressUnconfirmed}</Badge>
      )}
      <p className="mt-3 text-sm text-muted">{standingOf(customer)}</p>
      {customer && (
        <>
          <p className="mt-1 text-sm text-muted">{texts.since(formatMomentDay(customer.since))}</p>
          {may('customers.read') && (
            <ButtonLink
              variant="secondary"
              size="sm"
              className="mt-4"
              to={consolePath(`customers/${customer._id}`)}
            >
              {texts.open}
            </ButtonLink>
          )}
          <h3 className="mt-6 mb-3 text-sm font-semibold">{texts.trips}</h3>
          <BookedTrips trips={customer.bookings} />
        </>
      )}
    </Section>
  );
}

function Record({ record }: { record: InboxRecord }) {
  const { message, replies } = record;
  const back = <BackLink to={consolePath('inbox')}>{texts.back}</BackLink>;
  return (
    <Screen
      above={back}
      title={message.subject}
      text={`${message.name} · ${formatMoment(message.createdAt)}`}
      actions={<StateBadge state={message.state} />}
    >
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Section title={texts.message}>
            <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>
            {replies.length > 0 && (
              <ol className="mt-5 flex flex-col gap-3">
                {replies.map((reply) => (
                  <Reply key={reply._id} reply={reply} />
                ))}
              </ol>
            )}
          </Section>
          <AnswerForm message={message} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Handling message={message} />
          <Sender {...record} />
        </div>
      </div>
    </Screen>
  );
}

/** One message: the conversation, the sender, and the next actions. */
export function MessageScreen() {
  const id = useScreenParam('id');
  const found = inboxApi.useGetInboxMessageQuery({ params: { id } });
  return (
    <RecordView query={found} texts={texts} list="inbox">
      {(record) => <Record record={record} />}
    </RecordView>
  );
}
