// solve(A, b) of arrays on the host and on devices.
import { gesvStridedBatched } from '../../../batched/lu/routines.gen.ts';
import { copy } from '../../../blas1/routines.gen.ts';
import { mustSucceed } from '../../../core/errors.ts';
import type { ArrayOf } from '../../../core/field.ts';
import { planeView } from '../../../core/strided.ts';
import { gesv } from '../../../lapack/lu/routines.gen.ts';
import type { DeviceBuffer } from '../../../runtime/buffer.ts';
import type { Operand } from '../../arrays.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { equilibratedRcond, illConditionedAmong, isSuspect, tooIll } from '../../illConditioned.ts';
import { contextAmong, transAmong } from '../../options.ts';
import { precisionAmong, precisionsOf, stackedSystem } from '../../precision.ts';
import { solve as onHost, type SystemOptions } from '../../solve.ts';
import { countOf, squaresOf } from '../../stacks.ts';
import { fromHost } from '../fromHost.ts';
import { type OnGpu, op } from '../onGpu.ts';
import type { Ways } from '../verb.ts';
import { type OfComplexTwo, type OfTwo, ofTwo } from './verbs.ts';

/** What a system on the GPU has become. */
interface There {
  readonly x: DeviceArray;
  /** Its factors, X and pivots, by columns; of one A alone. */
  readonly factored: { readonly A: DeviceBuffer<'s'>; readonly X: DeviceBuffer<'s'>; readonly ipiv: DeviceBuffer<'i'> };
}

/** x, in single. Throws SingularError. */
async function solveThere(on: OnGpu, [given, b]: readonly Operand[], options: SystemOptions): Promise<There> {
  const A = op(given!, transAmong('solve', 3, options.trans));
  const a = squaresOf('solve', A);
  const { nrhs, lead } = stackedSystem('solve', a, b!);
  contextAmong('solve', 3, options, OPTIONS);
  const vectors = b!.shape.length === 1;
  const [n, count] = [a.one.rows, countOf(lead)];
  // One matrix for all is factored once: what it is to solve for stands side by side.
  const isShared = a.lead.length === 0;
  const [factors, x] = await Promise.all([on.columns(A, isShared ? [] : lead), on.columns(b!, lead, vectors)]);
  const info = on.integers(isShared ? 1 : count);
  const ipiv = on.integers(isShared ? n : n * count);
  const call = { n, A: factors.buffer, lda: factors.ld, B: x.buffer, ldb: x.ld, ipiv, info };
  if (isShared) {
    await gesv(on.queue, { ...call, nrhs: nrhs * count }, 's');
    mustSucceed('solve', (await on.read(info))[0]!);
  } else {
    const strides = { strideA: factors.stride, strideB: x.stride, stridePiv: factors.ld, batchCount: count };
    await gesvStridedBatched(on.queue, { ...call, ...strides, nrhs }, 's');
    mustSucceed('solve', await on.read(info), lead);
  }
  const found = on.byColumns(x.buffer, lead, n, nrhs, { vectors });
  return { x: found, factored: { A: factors.buffer, X: x.buffer, ipiv } };
}

const WAYS: Ways<SystemOptions, unknown> = {
  routine: 'solve',
  host: ([A, b], options) => onHost(A as never, b as never, options),
  fromHost: (_, given, options) => fromHost(WATCHED, given, options),
  // Residuals in double and condition numbers are the CPU's.
  takes: ({ report, condition, illConditioned: what }) =>
    report === undefined && condition === undefined && (what === undefined || what === 'ignore'),
  gpu: async (on, given, options) => {
    const precision = precisionAmong('solve', 3, options);
    const { x } = await solveThere(on, given, options);
    const { result } = precisionsOf({ ...precision, report: undefined }, given[0]!, given[1]!);
    return on.inPrecision(result, x);
  },
};

/** The same of one system of the host, where an A with which no digit is certain is an error unless it is to be ignored. */
const WATCHED: Ways<SystemOptions, unknown> = {
  ...WAYS,
  takes: ({ report, condition }, [A, b]) =>
    report === undefined && condition === undefined && A!.shape.length === 2 && b!.shape.length <= 2,
  gpu: async (on, [A, b], options) => {
    const illConditioned = illConditionedAmong('solve', 3, options.illConditioned, 'throw');
    const { x, factored } = await solveThere(on, [A!, b!], options);
    if (illConditioned === 'throw')
      await mustBeCertain(on, op(A!, transAmong('solve', 3, options.trans)), b!, factored);
    return x;
  },
};

/** Throws IllConditionedError. The factors, and A, leave the GPU only where there is reason to look at them. */
async function mustBeCertain(on: OnGpu, A: Operand, b: Operand, { A: LU, X, ipiv }: There['factored']): Promise<void> {
  const { context } = on;
  const n = A.shape[0]!;
  const diagonal = on.lease(n);
  await copy(on.queue, { n, x: LU, incx: n + 1, y: diagonal }, 's');
  const [x, data, right] = await Promise.all([X, diagonal, b.kept!].map((buffer) => context.download(buffer)));
  const plane = ({ shape, stride, offset }: Operand, from: ArrayOf<'s'>) =>
    planeView({ data: from, shape, stride, offset });
  if (!isSuspect('s', { data: data!, at: 0, step: 1 }, x!, plane(b, right as ArrayOf<'s'>))) return;
  const [a, factors] = [await context.download(A.kept!), await context.download(LU)];
  const pivots = await context.download(ipiv);
  const rcond = equilibratedRcond(plane(A, a as ArrayOf<'s'>), { data: factors, off: 0, ld: n }, pivots);
  const error = tooIll('solve', 's', n, [rcond]);
  if (error !== undefined) throw error;
}

const OPTIONS = ['precision', 'report', 'condition', 'illConditioned', 'out', 'trans'];

/**
 * x with A x = b; on a device if A or b is there, and then only whether A is singular is waited for: one integer a matrix. With a `report`
 * the operands come to the host, as they do where `illConditioned` asks for condition numbers; without it they are not looked at on a GPU.
 */
export const solve = /* @__PURE__ */ ofTwo(WAYS) as OfTwo<SystemOptions> & OfComplexTwo<SystemOptions> & typeof onHost;
