import type { Call } from '@wayfarer/contract';
import { ArrowDownToLine } from 'lucide';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/display/icon.tsx';
import type { TableInput } from './fetch-table.ts';
import { useTableFile } from './use-table-file.ts';

/** Saves what the API answers as a file. A link cannot do that: it would not say who asks. */
export function DownloadCsv({
  call,
  input,
  name,
  children,
}: {
  call: Call;
  input: TableInput;
  name: string;
  children: string;
}) {
  const { busy, save } = useTableFile();
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={busy}
      onClick={() => void save(call, input, name)}
    >
      <Icon shape={ArrowDownToLine} className="size-4" />
      {children}
    </Button>
  );
}
