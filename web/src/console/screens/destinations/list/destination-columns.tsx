import type { OperatorSpotRow } from '@wayfarer/contract';
import { formatMomentDay } from '../../../../lib/format-moment.ts';
import { Link } from '../../../../ui/controls/link.tsx';
import { ContributedMark } from '../../../../ui/display/badge.tsx';
import { Picture } from '../../../../ui/display/pictures/picture.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import type { ListColumn } from '../../../kit/list/table/list-column.ts';
import { exactCost } from '../../../kit/texts/exact-cost.ts';
import { categoryNames } from '../../../../domain/category-names.ts';
import { listTexts as texts, originNames } from '../copy.texts.js';
import { StateBadge } from '../state-badge.tsx';

const costOf = ({ average_cost, currency }: OperatorSpotRow) => exactCost(average_cost, currency);

const editPath = ({ _id }: OperatorSpotRow) =>
  consolePath(`destinations/${encodeURIComponent(_id)}`);
const placeOf = ({ country, location }: OperatorSpotRow) =>
  [location, country].filter(Boolean).join(', ');

function Thumb({ image }: OperatorSpotRow) {
  return (
    <Picture
      src={image}
      alt=""
      ratio="square"
      sizes="3rem"
      className="size-12 shrink-0 rounded-xl"
    />
  );
}

function Name({ row, className }: { row: OperatorSpotRow; className: string }) {
  return (
    <>
      <Link
        to={editPath(row)}
        className={`inline-flex items-center font-semibold wrap-anywhere ${className}`}
      >
        {row.spot}
      </Link>
      <span className="block text-xs wrap-anywhere text-muted">{placeOf(row)}</span>
    </>
  );
}

export const destinationColumns: readonly ListColumn<OperatorSpotRow>[] = [
  {
    id: 'spot',
    title: texts.columns.spot,
    sort: 'name',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <Thumb {...row} />
        <span className="min-w-0">
          <Name row={row} className="min-h-6 underline-offset-4 hover:underline" />
        </span>
      </span>
    ),
    card: { picture: Thumb, title: (row) => <Name row={row} className="min-h-7" /> },
  },
  {
    id: 'origin',
    title: texts.columns.origin,
    sort: 'newest',
    cell: ({ contributed, createdAt }) => (
      <>
        <span className="block">{contributed ? originNames.contributed : originNames.own}</span>
        <span className="block text-xs text-muted">{texts.added(formatMomentDay(createdAt))}</span>
      </>
    ),
    card: { note: ({ contributed }) => (contributed ? <ContributedMark /> : originNames.own) },
  },
  {
    id: 'kind',
    title: texts.columns.kind,
    cell: ({ category }) => (category === null ? '–' : categoryNames[category]),
  },
  { id: 'state', title: texts.columns.state, cell: (row) => <StateBadge {...row} />, card: 'foot' },
  {
    id: 'cost',
    title: texts.columns.cost,
    numeric: true,
    sort: 'price',
    cell: costOf,
    card: { aside: (row) => <b className="font-semibold">{costOf(row)}</b> },
  },
];
