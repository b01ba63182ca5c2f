import { useEffect, useRef } from 'react';

/** Refetches a query, but after a fetch that is already running, which may have begun too early. */
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
