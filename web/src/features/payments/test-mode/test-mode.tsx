import { ChevronRight, Copy, FlaskConical } from 'lucide';
import { copyText } from '../../../lib/device/clipboard.ts';
import { Icon } from '../../../ui/display/icon.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { paymentsApi } from '../api.ts';
import { TEST_CARDS_HREF } from '../copy.ts';
import { testTexts as texts } from '../copy.texts.js';
import { testCardsApi, type TestCard } from './test-cards-api.ts';

/**
 * A permanent notice that no real money moves, with the embedded provider or with Stripe's test
 * keys.
 */
export function TestMode() {
  const { data } = paymentsApi.usePaymentConfigQuery();
  return data?.live === false ? <TestMark /> : null;
}

/** Marks a payment that moved no real money. */
export function TestMark() {
  return (
    <p className="mb-5 flex items-center gap-2 rounded-field bg-sun-soft px-4 py-2.5 text-sm font-semibold text-sun-ink">
      <Icon shape={FlaskConical} className="size-4 shrink-0" />
      {texts.mark}
    </p>
  );
}

async function copy(number: string) {
  if (await copyText(number)) toast.success(texts.copied);
  else toast.error(texts.notCopied);
}

/** A number in groups of four, as on a card. */
function grouped(number: string): string {
  return number.replaceAll(/\d{4}(?=\d)/g, '$& ');
}

function NumberRow({ number, description }: TestCard) {
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-1 last:border-b-0">
      <span className="min-w-0 text-sm">
        <span className="number-run tabular block font-semibold rtl:text-end">
          {grouped(number)}
        </span>
        <span className="text-muted">{description}</span>
      </span>
      <button
        type="button"
        aria-label={texts.copy(grouped(number))}
        onClick={() => void copy(number)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
      >
        <Icon shape={Copy} className="size-4" />
      </button>
    </li>
  );
}

function Numbers({ scriptUrl }: { scriptUrl: string }) {
  const { data, isError } = testCardsApi.useTestCardsQuery(scriptUrl);
  return (
    <details className="group mt-2">
      <summary className="flex min-h-11 list-none items-center gap-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <Icon
          shape={ChevronRight}
          className="size-4 transition-transform group-open:rotate-90 rtl:rotate-180 rtl:group-open:rotate-90"
        />
        {texts.numbers}
      </summary>
      <p className="mb-2 text-sm text-muted">{texts.how}</p>
      {isError && <p className="text-sm text-danger">{texts.failed}</p>}
      {!data && !isError && <p className="text-sm text-muted">{texts.loading}</p>}
      {data && (
        <ul className="max-h-80 overflow-y-auto pe-1">
          {data.map((card) => (
            <NumberRow key={card.number} {...card} />
          ))}
        </ul>
      )}
    </details>
  );
}

/**
 * The link to the provider's test cards (spec §2), and the embedded provider's card numbers to copy. Hidden with live
 * keys, which don't accept test cards.
 */
export function TestNumbers() {
  const { data } = paymentsApi.usePaymentConfigQuery();
  if (!data || data.publishableKey.startsWith('pk_live_')) return null;
  return (
    <div className="mt-6 border-t border-line pt-3">
      <a
        href={TEST_CARDS_HREF}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center text-sm font-semibold text-lagoon underline underline-offset-4"
      >
        {texts.link}
        <span className="sr-only"> {texts.newTab}</span>
      </a>
      {data.mode === 'sandbox' && data.scriptUrl !== null && <Numbers scriptUrl={data.scriptUrl} />}
    </div>
  );
}
