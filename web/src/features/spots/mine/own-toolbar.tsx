import { MY_SPOT_SORTS, type MySpotSort, TEXT_LIMITS } from '@wayfarer/contract';
import { LayoutGrid, Rows3 } from 'lucide';
import { Icon } from '../../../ui/display/icon.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { SearchInput } from '../../../ui/form/inputs/search-input.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import type { Shown } from './sort-and-filter.ts';
import { mineTexts as texts, sortTexts } from './copy.texts.js';

const VIEW_OPTIONS = [
  { value: 'grid', label: texts.grid, icon: <Icon shape={LayoutGrid} /> },
  { value: 'list', label: texts.listView, icon: <Icon shape={Rows3} /> },
] as const;

/** Search, order and view of the visitor's own destinations. */
export function OwnToolbar({
  shown,
  text,
  onText,
  onSubmit,
  onChange,
}: {
  shown: Shown;
  /** The search box's text, which the address follows. */
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  onChange: (part: Partial<Shown>) => void;
}) {
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="flex flex-wrap items-center gap-3"
    >
      <div className="min-w-0 basis-full lg:grow lg:basis-80">
        <SearchInput
          name="search"
          label={texts.search}
          placeholder={texts.search}
          maxLength={TEXT_LIMITS.search}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <Field
        label={texts.sort}
        className="grow flex-row! flex-wrap items-center gap-3! [&>span]:grow lg:grow-0"
      >
        <Select
          name="sort"
          value={shown.sort}
          // the value can only be one of the options below
          onChange={(event) => onChange({ sort: event.target.value as MySpotSort })}
        >
          {MY_SPOT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {sortTexts[sort]}
            </option>
          ))}
        </Select>
      </Field>
      <SegmentedControl
        label={texts.view}
        name="view"
        options={VIEW_OPTIONS}
        value={shown.view}
        onChange={(view) => onChange({ view })}
      />
    </form>
  );
}
