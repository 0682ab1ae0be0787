// Cholesky of a block that has come to the host.
import type { Uplo } from '../../core/matrix.ts';
import { single } from '../../engine/ops.ts';
import type { HostPanel } from '../hostPanel.hybrid.ts';
import { potrfEngine } from './potrf.cpu.ts';
import { potrfRef } from './potrf.ref.ts';

/**
 * A = L L^T or U^T U for the block of order n, with POTRF_WORK elements besides. Returns info. On this thread: a block of order 128 takes
 * 0.1 ms, as long as it takes to hand it over to another and to hear of it (2 cores, Node 20, 2026-11).
 */
export function choleskyOnHost(host: HostPanel, uplo: Uplo, n: number): number {
  const start = performance.now();
  const { engine: e, at, work } = host;
  const { provider } = host.queue.context;
  const A = host.matrix(n, n);
  let info: number;
  if (provider !== undefined) info = provider.potrf(uplo, n, A);
  else if (e === undefined) info = potrfRef(uplo, n, A);
  else info = potrfEngine(e, single, uplo, n, { at, ld: A.ld }, work);
  host.tell('block', 'cpu', start);
  return info;
}
