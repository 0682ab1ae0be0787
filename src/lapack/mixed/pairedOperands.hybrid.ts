// What a refinement on the GPU works with, by corrections alone or by GMRES: whether it is to be there at all, right-hand sides and A in
// pairs, and how far pairs can be trusted.
import { enqueueSymmetrize } from '../../blas3/elements/symmetrize.gpu.ts';
import { footprint, type RealMat, type Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Tuning } from '../../runtime/kernel.ts';
import { hasPairs, type Pairs, pairsOf } from '../../runtime/pairs.ts';
import type { Queue } from '../../runtime/queue.ts';
import { dsWorkspace } from './doubleSingle.gpu.ts';
import type { ScaledPairs } from './doubleSingleLoop.gpu.ts';
import { provenDoubleSingle } from './doubleSingleTrial.gpu.ts';
import { basisWorkspace } from './gmresBasis.gpu.ts';
import type { MixedCall } from './mixed.cpu.ts';
import { exponentOf, sizeOf } from './mixed.ref.ts';
import type { ResidualPlace } from './mixedOptions.ts';

/**
 * From this order on 'auto' takes the GPU: LAPACK's rule asks for sqrt(n) 2^-53 ||A|| |x|, of which what pairs lose of A, x and b is then a
 * small part, 2^-50 for an element and falling with their number.
 */
const ORDER = 1024;
/** Norms of A with which products, and what is lost of them, stay within the range of singles, right-hand sides being scaled to 1. */
export const NORMS = { least: 2 ** -40, most: 2 ** 40 } as const;
/** Below this order what pairs lose may be as much as LAPACK's rule leaves: the host confirms what was found to have converged. */
export const SURE_ORDER = 256;
/** A residual of so much of ||A|| |x|, or less, is no sign of poor factors, but near what pairs lose. */
export const NOISE = 2 ** -44;

/** Whether products with an A of this infinity norm can be computed in pairs. */
export const withinPairs = (norm: number): boolean => norm >= NORMS.least && norm <= NORMS.most;

/** A call with the argument that says where. */
export interface PairedCall extends MixedCall {
  readonly residual: ResidualPlace;
}

/** Where residuals are computed, and why: on the GPU if there is a form. */
export interface Choice {
  readonly form?: Tuning;
  readonly why: string;
}

/** Whether the GPU can bind what a refinement works with, a Krylov space among it. */
export function fitsPairs({ context }: Queue, { n, nrhs, lda }: Pick<PairedCall, 'n' | 'nrhs' | 'lda'>): boolean {
  const { maxStorageBufferBindingSize, maxBufferSize } = context.gpu!.device.limits;
  const largest = Math.max(footprint(n, n, lda), 2 * n * nrhs, dsWorkspace(n, n, nrhs), basisWorkspace(n));
  return 4 * largest <= Math.min(maxStorageBufferBindingSize, maxBufferSize);
}

export async function chooseResidual(queue: Queue, call: PairedCall): Promise<Choice> {
  const { n, residual } = call;
  const { software } = queue.context.gpu!;
  if (residual === 'cpu') return { why: 'as asked for' };
  if (residual === 'auto' && software) return { why: 'the adapter is a software one' };
  if (residual === 'auto' && n < ORDER) return { why: `the order is below ${ORDER}` };
  if (!fitsPairs(queue, call)) return { why: 'a pair of A, or the workspace, is larger than what the GPU can bind' };
  const form = await provenDoubleSingle(queue);
  if (form === undefined) return { why: 'the adapter has not passed the trial of double-single arithmetic' };
  return { form, why: `${residual === 'auto' ? 'auto' : 'as asked for'}: pairs of singles` };
}

/** Undefined if an element is not finite: what that means is for the host to say. */
export function scaledPairs(n: number, nrhs: number, B: RealMat): ScaledPairs | undefined {
  const [pairs, scales] = [new Float32Array(2 * n * nrhs), new Float64Array(nrhs)];
  for (let k = 0; k < nrhs; k++) {
    const size = sizeOf(B, n, k);
    if (!(size < Infinity)) return undefined;
    const scale = 2 ** Math.max(-1022, exponentOf(size));
    scales[k] = scale;
    const [from, to] = [B.off + k * B.ld, 2 * k * n];
    for (let i = 0; i < n; i++) {
      const value = B.data[from + i]! / scale;
      const hi = Math.fround(value);
      pairs[to + 2 * i] = hi;
      pairs[to + 2 * i + 1] = value - hi;
    }
  }
  return { pairs, scales };
}

/** A on the GPU; of a symmetric one both triangles. */
export function pairsOnDevice(queue: Queue, call: PairedCall, uplo: Uplo | 'f'): Promise<Pairs> {
  const { n, lda, routine } = call;
  const { buffer, offset } = call.A;
  const count = footprint(n, n, lda);
  const name = uplo === 'f' ? 'as it is' : `symmetric ${uplo} ${n} ${lda}`;
  const there = hasPairs(buffer as DeviceBuffer<'d'>, offset, count, name);
  const lives = queue.context.placement('d') === 'gpu';
  const how = lives ? 'A is split into pairs on the GPU' : 'A goes to the GPU in pairs';
  queue.note({ routine, backend: 'gpu', why: there ? 'A is on the GPU' : how });
  return pairsOf(queue, buffer as DeviceBuffer<'d'>, offset, count, {
    name,
    make({ hi, lo }) {
      if (uplo === 'f') return;
      for (const data of [hi, lo]) enqueueSymmetrize(queue, { uplo, n, A: { data, off: 0, ld: lda } });
    },
  });
}
