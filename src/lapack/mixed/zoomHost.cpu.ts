// What eigenvectors and singular vectors are corrected with on the host: matrices of doubles, real or complex, where the CPU engine works,
// and its products.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import type { FieldMat, RealMat } from '../../core/matrix.ts';
import { type Engine, engine } from '../../engine/engine.ts';
import { elements } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';
import { type DeviceBuffer, hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ZoomOps } from './zoom.ref.ts';

/** Why all was computed in double, as iter says it. */
export const [NOTHING_TO_GAIN, NOT_FINITE, NOT_CONVERGED] = [-1, -2, -3];

/** What has become of a call, for the trace. */
export function outcome(iter: number, vectors: string): string {
  if (iter >= 0) return `${vectors} in single; ${iter} corrections to double`;
  const why: Readonly<Record<number, string>> = {
    [NOTHING_TO_GAIN]: 'values alone are wanted, or the matrix is small',
    [NOT_FINITE]: 'the matrix has a NaN or an infinity',
    [NOT_CONVERGED]: `${vectors} in single could not be corrected`,
  };
  return `computed in double: ${why[iter]}`;
}

/** Sums in squares of elements above 1 neither overflow nor lose what is small beside them. */
export const powerOfTwo = (largest: number): number =>
  largest === 0 ? 1 : 2 ** Math.min(1023, -Math.ceil(Math.log2(largest)));

/** A square matrix of doubles in single precision, columns one behind the other. */
export function singlesOf(n: number, A: FieldMat): Float32Array<ArrayBuffer> {
  const values = new Float32Array((A.parts ?? 1) * n * n);
  lacpyRef('f', n, n, A, { data: values, off: 0, ld: n, parts: A.parts });
  return values;
}

/** Workspace and products of one call, whose matrices are given back together. */
export class ZoomHost implements ZoomOps {
  private readonly queue: Queue;
  private readonly type: 'd' | 'z';
  private readonly taken: DeviceBuffer<'d' | 'z'>[] = [];

  constructor(queue: Queue, type: 'd' | 'z') {
    this.queue = queue;
    this.type = type;
  }

  matrix(n: number): FieldMat {
    const buffer = this.queue.context.hostBuffer(this.type, n * n);
    this.taken.push(buffer);
    return hostMat(buffer, n, 'write') as FieldMat;
  }

  multiply(...[trans, m, n, k, alpha, A, B, beta, C]: Parameters<ZoomOps['multiply']>): void {
    const { provider } = this.queue.context;
    if (provider !== undefined && this.type === 'd') {
      const [a, b, c] = [A, B, C] as [RealMat, RealMat, RealMat];
      return provider.gemm(trans, 'n', m, n, k, alpha, a, b, beta, c);
    }
    const e = engine();
    const [a, b, c] = [A, B, C].map((M) => e && placeOf(e, M));
    if (e === undefined || a === undefined || b === undefined || c === undefined)
      gemmBlockedRef(trans, 'n', m, n, k, alpha, A, B, beta, C);
    else
      e.within(() => {
        gemmEngine(e, elements[this.type], { transA: trans, m, n, k, alpha, A: a, B: b, beta, C: c });
        return true;
      });
  }

  dispose(): void {
    for (const buffer of this.taken) buffer.dispose();
  }
}

function placeOf(e: Engine, { data, off, ld, parts = 1 }: FieldMat): Place | undefined {
  const home = e.heap.addressOf(data);
  return home === undefined ? undefined : { at: home + parts * off * data.BYTES_PER_ELEMENT, ld };
}
