import { useNavigation } from 'react-router';

/** A thin bar at the top while the next screen loads; not shown for quick changes. */
export function Progress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden print:hidden">
      <div className="h-full w-full origin-left rtl:origin-right animate-progress bg-brand" />
    </div>
  );
}
