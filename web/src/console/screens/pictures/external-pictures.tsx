import type { ExternalPicture } from '@wayfarer/contract';
import { formatMomentDay } from '../../../lib/format-moment.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import type { ListColumn } from '../../kit/list/table/list-column.ts';
import { List } from '../../kit/list/list.tsx';
import { picturesApi } from './api.ts';
import { externalTexts as texts, picturesTexts } from './copy.texts.js';

function Place({ country, image, spot }: ExternalPicture) {
  return (
    <span className="flex items-center gap-3">
      <Picture src={image} alt="" ratio="square" className="size-20 shrink-0 rounded-xl" />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{spot}</span>
        <span className="block text-xs text-muted">{country}</span>
      </span>
    </span>
  );
}

const hostOf = ({ image }: ExternalPicture) => (URL.canParse(image) ? new URL(image).host : image);
const fromText = ({ contributed }: ExternalPicture) =>
  contributed ? texts.contributed : texts.own;

/** A link to the destination's editor, where a picture can be uploaded instead. */
function Bring({ _id }: ExternalPicture) {
  if (!useStaff().may('spots.write')) return '–';
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      to={consolePath(`destinations/${encodeURIComponent(_id)}`)}
    >
      {texts.bring}
    </ButtonLink>
  );
}

const COLUMNS: readonly ListColumn<ExternalPicture>[] = [
  { id: 'spot', title: texts.spot, cell: (row) => <Place {...row} />, card: 'title' },
  {
    id: 'host',
    title: texts.host,
    cell: (row) => <span className="wrap-anywhere">{hostOf(row)}</span>,
    card: {
      text: (row) => (
        <p className="text-xs wrap-anywhere text-muted">
          {hostOf(row)} · {fromText(row)}
        </p>
      ),
    },
  },
  {
    id: 'from',
    title: texts.from,
    cell: (row) => (
      <>
        {fromText(row)}
        <span className="block text-xs text-muted">{formatMomentDay(row.createdAt)}</span>
      </>
    ),
  },
  { id: 'bring', title: picturesTexts.actions, cell: (row) => <Bring {...row} />, card: 'text' },
];

/** Destinations whose picture is on another site. */
export function ExternalPictures({
  address,
}: {
  address: Parameters<typeof List<ExternalPicture>>[0]['address'];
}) {
  const { cursor } = address;
  return (
    <>
      <p className="mb-4 max-w-prose text-sm text-muted">{texts.text}</p>
      <List
        list={picturesApi.useListExternalPicturesQuery({
          query: cursor === undefined ? {} : { cursor },
        })}
        address={address}
        texts={{ caption: picturesTexts.caption, failed: picturesTexts.failed, empty: texts.empty }}
        columns={COLUMNS}
        idOf={({ _id }) => _id}
      />
    </>
  );
}
