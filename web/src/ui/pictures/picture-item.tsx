import { PICTURE_TEXT_LIMITS } from '@wayfarer/contract';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import { Badge } from '../display/badge.tsx';
import { Icon } from '../display/icon.tsx';
import { Picture } from '../display/pictures/picture.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Field } from '../form/field.tsx';
import { Input } from '../form/input.tsx';
import { texts } from './copy.ts';
import type { EditedPicture } from './edited-picture.ts';

interface PictureItemProps {
  picture: EditedPicture;
  /** The picture's number, counted from 1. */
  at: number;
  count: number;
  isCover: boolean;
  onEdit: (change: Partial<Pick<EditedPicture, 'alt' | 'credit'>>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function Moves({
  at,
  count,
  onMove,
  onRemove,
}: Pick<PictureItemProps, 'at' | 'count' | 'onMove' | 'onRemove'>) {
  return (
    <div className="flex flex-wrap gap-1">
      <IconButton
        label={texts.earlier(at)}
        icon={<Icon shape={ArrowUp} className="size-5" />}
        // not `disabled`, because that would take the focus from a person who has just moved the picture here
        aria-disabled={at === 1}
        onClick={() => at > 1 && onMove(-1)}
      />
      <IconButton
        label={texts.later(at)}
        icon={<Icon shape={ArrowDown} className="size-5" />}
        aria-disabled={at === count}
        onClick={() => onMove(1)}
      />
      <IconButton
        label={texts.remove(at)}
        look="danger"
        icon={<Icon shape={Trash2} className="size-5" />}
        onClick={onRemove}
      />
    </div>
  );
}

function Words({ picture, at, onEdit }: Pick<PictureItemProps, 'picture' | 'at' | 'onEdit'>) {
  return (
    <>
      <Field label={texts.alt(at)}>
        <Input
          value={picture.alt}
          onChange={({ target }) => onEdit({ alt: target.value })}
          maxLength={PICTURE_TEXT_LIMITS.alt}
          placeholder={texts.altPlaceholder}
          autoComplete="off"
        />
      </Field>
      <Field label={texts.credit(at)}>
        <Input
          value={picture.credit}
          onChange={({ target }) => onEdit({ credit: target.value })}
          maxLength={PICTURE_TEXT_LIMITS.credit}
          autoComplete="off"
        />
      </Field>
    </>
  );
}

/** One picture with its description, and buttons to move it. */
export function PictureItem({
  picture,
  at,
  count,
  isCover,
  onEdit,
  onMove,
  onRemove,
}: PictureItemProps) {
  return (
    <>
      <div className="relative w-28 shrink-0 sm:w-36">
        <Picture
          src={picture.url}
          alt={picture.alt}
          sizes="9rem"
          className="cursor-grab rounded-card"
        />
        {isCover && (
          <Badge tone="picture" className="absolute top-2 start-2">
            {texts.cover}
          </Badge>
        )}
      </div>
      <div className="flex min-w-0 grow basis-44 flex-col gap-2">
        <Words picture={picture} at={at} onEdit={onEdit} />
        <Moves at={at} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
    </>
  );
}
