import { exactMoney, type PromoCode, type PromoState } from '@wayfarer/contract';
import { clsx } from 'clsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Table, Td, Th } from '../../../ui/display/table.tsx';
import { TableOrCards } from '../../../ui/display/table-or-cards.tsx';
import { offText, untilText, usedText } from './code-texts.ts';
import { codesTexts as texts } from './copy.texts.js';

interface CodeListProps {
  codes: readonly PromoCode[];
  /** The id of the code in the editor. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

export function CodeState({ state }: { state: PromoState }) {
  return <Badge tone={state === 'on' ? 'success' : 'neutral'}>{texts.states[state]}</Badge>;
}

/** Opens a code in the editor. */
function Name({ code, chosen, onChoose }: Omit<CodeListProps, 'codes'> & { code: PromoCode }) {
  return (
    <button
      type="button"
      aria-pressed={code._id === chosen}
      className="min-h-11 min-w-0 text-start"
      onClick={() => onChoose(code._id)}
    >
      <span className="block font-semibold wrap-anywhere">{code.code}</span>
      <span className="block text-xs wrap-anywhere text-muted">{code.note}</span>
    </button>
  );
}

function AsTable({ chosen, codes, onChoose }: CodeListProps) {
  return (
    <Table>
      <caption className="sr-only">{texts.title}</caption>
      <thead>
        <tr>
          <Th>{texts.code}</Th>
          <Th>{texts.takesOff}</Th>
          <Th>{texts.used}</Th>
          <Th atEnd>{texts.bookings}</Th>
          <Th>{texts.until}</Th>
          <Th>{texts.state}</Th>
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => (
          <tr key={code._id} className={clsx(code._id === chosen && 'bg-lagoon-soft')}>
            <Td>
              <Name {...{ code, chosen, onChoose }} />
            </Td>
            <Td className="tabular">{offText(code)}</Td>
            <Td className="tabular">{usedText(code)}</Td>
            <Td numeric>{exactMoney(code.revenue, code.currency)}</Td>
            <Td className="text-muted">{untilText(code)}</Td>
            <Td>
              <CodeState state={code.state} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function AsCards({ chosen, codes, onChoose }: CodeListProps) {
  return (
    <ul aria-label={texts.title} className="grid gap-3">
      {codes.map((code) => (
        <li key={code._id} className="rounded-card border border-line bg-surface px-4 py-3">
          <div className="flex items-start justify-between gap-3">
            <Name {...{ code, chosen, onChoose }} />
            <CodeState state={code.state} />
          </div>
          <p className="tabular mt-1 flex flex-wrap justify-between gap-x-4 text-sm">
            <span>
              {offText(code)} · {usedText(code)}
            </span>
            <b className="font-semibold">{exactMoney(code.revenue, code.currency)}</b>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The promo codes as a table, or as cards where that doesn't fit. */
export function CodeList(props: CodeListProps) {
  return (
    <TableOrCards
      wide="(min-width: 80rem)"
      table={<AsTable {...props} />}
      cards={<AsCards {...props} />}
    />
  );
}
