import { useSite } from '../../api/public-config.ts';

/** What the agency tells everybody for the time being. */
export function SiteNotice() {
  const { notice } = useSite();
  return (
    notice && (
      <p
        role="note"
        className="bg-sun-soft px-5 py-3 text-center text-sm font-medium text-sun-ink wrap-anywhere print:hidden"
      >
        {notice}
      </p>
    )
  );
}
