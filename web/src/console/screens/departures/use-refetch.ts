import { useEffect, useRef } from 'react';

/**
 * Refetches a query. If a fetch is already running, waits until it ends, because it may have begun before the change.
 */
export function useRefetch({
  isFetching,
  refetch,
}: {
  isFetching: boolean;
  refetch: () => unknown;
}) {
  const again = useRef(false);
  useEffect(() => {
    if (isFetching || !again.current) return;
    again.current = false;
    void refetch();
  }, [isFetching, refetch]);
  return () => {
    if (isFetching) again.current = true;
    else void refetch();
  };
}
