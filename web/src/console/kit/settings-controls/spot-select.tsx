import { Select } from '../../../ui/form/select.tsx';
import { settingsApi } from './api.ts';
import { controlTexts as texts } from './copy.ts';

/** The maximum number of destinations in one response. If there are more, only the first ones by name can be chosen. */
const MOST = 1000;

/** A destination, chosen by name. */
export function SpotSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data = [] } = settingsApi.useListChoosableSpotsQuery({
    query: { sort: 'name', limit: MOST },
  });
  const known = value === '' || data.some(({ _id }) => _id === value);
  return (
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{texts.choose}</option>
      {!known && <option value={value}>{texts.gone}</option>}
      {data.map(({ _id, spot, country }) => (
        <option key={_id} value={_id}>
          {spot}, {country}
        </option>
      ))}
    </Select>
  );
}
