import type { OperatorSpotRow } from '@wayfarer/contract';
import { formatMomentDay } from '../../../../lib/format-moment.ts';
import { Link } from '../../../../ui/controls/link.tsx';
import { ContributedMark } from '../../../../ui/display/badge.tsx';
import { Picture } from '../../../../ui/display/picture.tsx';
import { consolePath } from '../../../kit/address/paths.ts';
import type { ListColumn } from '../../../kit/list/list-table.tsx';
import { categoryNames } from '../../../../domain/category-names.ts';
import { listTexts as texts, originNames } from '../copy.ts';
import { StateBadge } from '../state-badge.tsx';

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

export const destinationColumns: readonly ListColumn<OperatorSpotRow>[] = [
  {
    id: 'spot',
    title: texts.columns.spot,
    sort: 'name',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <Thumb {...row} />
        <span className="min-w-0">
          <Link
            to={editPath(row)}
            className="inline-flex min-h-6 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            {row.spot}
          </Link>
          <span className="block text-xs wrap-anywhere text-muted">{placeOf(row)}</span>
        </span>
      </span>
    ),
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
  },
  {
    id: 'kind',
    title: texts.columns.kind,
    cell: ({ category }) => (category === null ? '–' : categoryNames[category]),
  },
  { id: 'state', title: texts.columns.state, cell: (row) => <StateBadge {...row} /> },
  {
    id: 'cost',
    title: texts.columns.cost,
    numeric: true,
    sort: 'price',
    cell: ({ average_cost }) => average_cost,
  },
];

/** The same on a phone. */
export function DestinationCard(row: OperatorSpotRow) {
  return (
    <div className="flex flex-wrap gap-3 text-sm">
      <Thumb {...row} />
      <div className="min-w-0 grow basis-40">
        <div className="flex flex-wrap justify-between gap-x-3">
          <span className="min-w-0">
            <Link
              to={editPath(row)}
              className="inline-flex min-h-7 items-center font-semibold wrap-anywhere"
            >
              {row.spot}
            </Link>
            <span className="block text-xs wrap-anywhere text-muted">{placeOf(row)}</span>
          </span>
          <span className="tabular ml-auto text-right font-semibold">{row.average_cost}</span>
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
          {row.contributed ? (
            <ContributedMark />
          ) : (
            <span className="text-xs text-muted">{originNames.own}</span>
          )}
          <StateBadge {...row} />
        </div>
      </div>
    </div>
  );
}
