// GEQP3 of a batch on the CPU backend: one matrix after the other, as geqp3.cpu.ts does it.
import { ldName } from '../../core/batchForms.ts';
import { geqp3Engine } from '../../lapack/qr/geqp3.cpu.ts';
import { geqp3Ref } from '../../lapack/qr/geqp3.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type EachRoutine, type List, listOf, runEach } from '../eachProblem.cpu.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';

/** Columns of a panel. */
const NB = 32;

/** Where the permutation of problem b begins in its list. */
export function permutationAt(a: HostBatchCall, { off }: List<Int32Array>, b: number): number {
  const places = a.offsetsJpvt as ArrayLike<number> | undefined;
  return off + (places === undefined ? b * (a.strideJpvt as number) : places[b]!);
}

export async function geqp3BatchedCpu(queue: Queue, a: HostBatchCall): Promise<void> {
  const jpvt = (await listOf<Int32Array>(a.jpvt, 'write'))!;
  /** A copy of the permutation for `factor`, and back: the list's memory may grow, and move, meanwhile. */
  const permuting = (b: number, n: number, factor: (own: Int32Array) => void): void => {
    const at = permutationAt(a, jpvt, b);
    const own = jpvt.data.slice(at, at + n);
    factor(own);
    jpvt.data.set(own, at);
  };
  const geqp3: EachRoutine = {
    matrices: {
      A: { rows: (s) => s.m, cols: (s) => s.n, use: 'write' },
      tau: { rows: (s) => Math.min(s.m, s.n), cols: () => 1, use: 'write' },
    },
    engine(e, r, space, { b, m, n }, [A, tau]) {
      if (m === 0 || n === 0) return;
      permuting(b, n, (own) => geqp3Engine(e, r, space, m, n, Math.min(NB, m, n), A!, own, tau!.at));
    },
    reference({ b, m, n }, [A, tau]) {
      if (m === 0 || n === 0) return;
      permuting(b, n, (own) => geqp3Ref(m, n, A!, own, tau!.data, tau!.off));
    },
  };
  // The elements of a tau are side by side, whatever the order of storage.
  await runEach(queue, { ...a, [ldName('tau')]: 1 }, geqp3);
}
