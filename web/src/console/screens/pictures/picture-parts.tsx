import { isOfSettings, type OperatorPicture, type Permission, listText } from '@wayfarer/contract';
import { formatMoment, formatMomentDay } from '../../../lib/format-moment.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Picture } from '../../../ui/display/pictures/picture.tsx';
import { consolePath } from '../../kit/address/paths.ts';
import { useStaff } from '../../kit/staff/staff.ts';
import { avifNames, picturesTexts as texts, subjectNames } from './copy.texts.js';

type Use = OperatorPicture['uses'][number];

const LINK = 'inline-flex min-h-6 items-center wrap-anywhere underline-offset-4 hover:underline';

const placeName = ({ kind, name }: Pick<Use, 'kind' | 'name'>) =>
  name || (isOfSettings(kind) ? texts.settings : texts.nameless);

/** A picture's name, which is made of the places where it is shown. */
export function nameOf({ uses }: OperatorPicture): string {
  const places = [...new Set(uses.map(placeName))];
  return places.length === 0 ? texts.idle : texts.name(listText(places));
}

/** A thumbnail of the picture, linked to its full size. */
export function Thumb(picture: OperatorPicture) {
  const { placeholder, url, uses } = picture;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block shrink-0">
      <Picture
        src={url}
        alt={uses.find(({ alt }) => alt !== '')?.alt ?? nameOf(picture)}
        ratio="square"
        sizes="5rem"
        placeholder={placeholder}
        className="size-20 rounded-xl"
      />
    </a>
  );
}

const SCREENS: Readonly<
  Record<Use['kind'], { permission: Permission; path: (id: string) => string }>
> = {
  spot: { permission: 'spots.write', path: (id) => `destinations/${encodeURIComponent(id)}` },
  spot_edit: { permission: 'spots.moderate', path: () => 'destinations/review' },
  review: { permission: 'reviews.moderate', path: () => 'reviews?view=published' },
  agency: { permission: 'settings.write', path: () => 'settings' },
  member: { permission: 'settings.write', path: () => 'settings' },
};

function UseName({ _id, kind, name }: Use) {
  const { may } = useStaff();
  const { path, permission } = SCREENS[kind];
  const text = placeName({ kind, name });
  if (!may(permission)) return <span className="font-semibold wrap-anywhere">{text}</span>;
  return (
    <Link to={consolePath(path(_id))} className={`${LINK} font-semibold`}>
      {text}
    </Link>
  );
}

/** All places where the picture is shown, each with its notes. */
export function Uses({ uses }: OperatorPicture) {
  if (uses.length === 0) return '–';
  return (
    <ul className="flex min-w-0 flex-col gap-1.5">
      {uses.map((use) => {
        const marks = [
          subjectNames[use.kind],
          use.cover && use.kind.startsWith('spot') && texts.cover,
          !use.online && texts.offline,
          use.alt === '' && !isOfSettings(use.kind) && texts.noAlt,
        ];
        return (
          <li key={`${use.kind} ${use._id}`}>
            <UseName {...use} />
            <span className="block text-xs text-muted">{marks.filter(Boolean).join(' · ')}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The person who uploaded the picture, with a link to their other pictures, and the date. */
export function Owner({ createdAt, owner }: OperatorPicture) {
  const name = owner === null ? texts.former : owner.name || texts.noName;
  return (
    <div className="min-w-0">
      {owner === null ? (
        <span className="text-muted">{name}</span>
      ) : (
        <Link
          to={`?owner=${encodeURIComponent(owner._id)}`}
          aria-label={texts.theirs(name)}
          className={LINK}
        >
          {name}
        </Link>
      )}
      <span className="block text-xs text-muted">{formatMomentDay(createdAt)}</span>
    </div>
  );
}

/** A file size in words: '1.2 MB'. */
function bytesText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}

export function Size({ bytes, height, width }: OperatorPicture) {
  return (
    <span className="tabular whitespace-nowrap">
      {texts.pixels({ width, height })}
      <span className="block text-xs text-muted">{bytesText(bytes)}</span>
    </span>
  );
}

export function State({ avif, unusedSince }: OperatorPicture) {
  const smaller = avifNames[avif];
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {unusedSince === null ? (
        <Badge tone="success">{texts.shown}</Badge>
      ) : (
        <Badge tone="warning">
          <span title={texts.unusedText}>{texts.unused(formatMoment(unusedSince))}</span>
        </Badge>
      )}
      {smaller !== '' && <Badge tone={avif === 'failed' ? 'danger' : 'neutral'}>{smaller}</Badge>}
    </span>
  );
}
