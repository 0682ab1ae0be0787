// triangularSolve(A, b) of arrays on the host and on devices.
import { trsmStridedBatched } from '../../../batched/triangular/routines.gen.ts';
import { trsm } from '../../../blas3/triangular/routines.gen.ts';
import { mustSucceed } from '../../../core/errors.ts';
import { sizeOf } from '../../../core/strided.ts';
import type { Operand } from '../../arrays.ts';
import { contextAmong, switchAmong, transAmong } from '../../options.ts';
import { stackedSystem } from '../../precision.ts';
import { countOf, squaresOf } from '../../stacks.ts';
import { triangularSolve as onHost, type TriangularSolveOptions } from '../../triangularSolve.ts';
import { fromHost } from '../fromHost.ts';
import { keptOf, type OnGpu } from '../onGpu.ts';
import { gather } from '../stridedSum.ts';
import type { Ways } from '../verb.ts';
import { type OfComplexTwo, type OfTwo, ofTwo } from './verbs.ts';

const VERB = 'triangularSolve';

/** Throws SingularError for a zero on the diagonal, which is read back for it: n numbers of each matrix. */
async function mustBeRegular(on: OnGpu, A: Operand): Promise<void> {
  const n = A.shape.at(-1)!;
  const lead = A.shape.slice(0, -2);
  const count = sizeOf(lead);
  const diagonal = on.lease(count * n);
  const steps = [...A.stride.slice(0, -2), A.stride.at(-1)! + A.stride.at(-2)!];
  await gather(on.context, keptOf(A), [...lead, n], steps, diagonal);
  const found = await on.context.download(diagonal);
  const info = Array.from({ length: count }, (_, k) => found.subarray(k * n, (k + 1) * n).indexOf(0) + 1);
  if (lead.length === 0) mustSucceed(VERB, info[0]!);
  else mustSucceed(VERB, info, lead);
}

const WAYS: Ways<TriangularSolveOptions, unknown> = {
  routine: VERB,
  host: ([A, b], options) => onHost(A as never, b as never, options),
  fromHost,
  gpu: async (on, [A, b], options) => {
    const a = squaresOf(VERB, A!);
    const { nrhs, lead } = stackedSystem(VERB, a, b!);
    contextAmong(VERB, 3, options, ['lower', 'trans', 'unitDiagonal', 'out']);
    const lower = switchAmong(VERB, 3, 'lower', options.lower);
    const unit = switchAmong(VERB, 3, 'unitDiagonal', options.unitDiagonal);
    const transA = transAmong(VERB, 3, options.trans);
    if (!unit) await mustBeRegular(on, A!);
    const vectors = b!.shape.length === 1;
    const [n, count, isShared] = [a.one.rows, countOf(lead), a.lead.length === 0];
    const x = await on.columns(b!, lead, vectors);
    const how = { side: 'l', uplo: lower ? 'l' : 'u', transA, diag: unit ? 'u' : 'n', m: n } as const;
    const inB = { B: x.buffer, ldb: x.ld };
    // One matrix for all: what it is to solve for stands side by side.
    if (isShared) {
      const { at, ld } = await on.readable(A!);
      await trsm(on.queue, { ...how, n: nrhs * count, A: at, lda: ld, ...inB }, 's');
    } else {
      const { buffer, ld, stride } = await on.columns(A!, lead);
      const strides = { strideA: stride, strideB: x.stride, batchCount: count };
      await trsmStridedBatched(on.queue, { ...how, n: nrhs, A: buffer, lda: ld, ...inB, ...strides }, 's');
    }
    return on.byColumns(x.buffer, lead, n, nrhs, { vectors });
  },
};

/**
 * x with A x = b of a triangular A; on a device if A or b is there. Then A's diagonal is read back, to see that it has no zero, unless it
 * is taken as ones: nothing is waited for with `unitDiagonal`.
 */
export const triangularSolve = /* @__PURE__ */ ofTwo(WAYS) as OfTwo<TriangularSolveOptions> &
  OfComplexTwo<TriangularSolveOptions> &
  typeof onHost;
