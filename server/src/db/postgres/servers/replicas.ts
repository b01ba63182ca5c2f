import type { NotAtReplica, ReadableDatabase, Replicas } from '../../database.ts';
import { databaseHosts } from '../../../config/database-hosts.ts';
import { openReplica, type ReplicaParts } from './replica.ts';

/** Distributes reads that are the same for everyone over the replicas. */
export function openReplicas(readUrl: string, parts: Omit<ReplicaParts, 'url'>): Replicas {
  const replicas = databaseHosts(readUrl).map((url) => openReplica({ ...parts, url }));
  const listeners: ((reason: NotAtReplica | null) => void)[] = [];
  const tell = (reason: NotAtReplica | null) => listeners.forEach((listener) => listener(reason));
  let turn = 0;

  const readAtReplica = async <T>(work: (db: ReadableDatabase) => Promise<T>) => {
    const reasons = replicas.map((replica) => replica.reason());
    const fit = replicas.filter((_, index) => reasons[index] === null);
    const replica = fit[(turn += 1) % fit.length];
    if (!replica)
      return { reason: reasons.includes('behind') ? ('behind' as const) : ('away' as const) };
    try {
      return { result: await work(replica.db) };
    } catch (error) {
      const reason = replica.reasonOf(error);
      if (reason === null) throw error;
      return { reason };
    }
  };

  return {
    outdate: () => parts.required.outdate(),
    read: async (primary, work) => {
      const read = await readAtReplica(work);
      tell('result' in read ? null : read.reason);
      return 'result' in read ? read.result : work(primary);
    },
    onRead: (listener) => void listeners.push(listener),
    close: async () => {
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
