// GEMM on the GPU: describes the problem, picks a variant, launches it. Also the building block of every blocked routine (enqueueGemm).
import { pick } from '../../autotune/pick.ts';
import { enqueueGemv } from '../../blas2/gemv.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { productOf, re } from '../../core/complex.ts';
import { type Complex, fields, type Prec } from '../../core/field.ts';
import { at, isTransposed, type Trans } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { gemmRules, isVector, reproducibleRules, VECTOR } from './gemm.kernels.ts';
import { tunedGemm } from './gemm.space.ts';
import type { GemmMath } from './gemm.spec.ts';
import { type DeviceEpilogue, epilogueAt } from './gemmEpilogue.ts';
import { strip } from './gemmModel.ts';
import { enqueueQuads } from './gemmQuads.gpu.ts';
import { pickQuads } from './gemmQuads.kernels.ts';
import { enqueueTensor, pickTensor } from './gemmTensor.gpu.ts';
import { type DeviceProduct, enqueueTile, isAligned, isAlignedC, isShiftable } from './gemmTile.gpu.ts';
import { enqueueUnits, pickUnits } from './gemmUnits.gpu.ts';
import { enqueuePadded, enqueueSlices } from './gemmWork.gpu.ts';
import type { GemmArgs } from './routines.gen.ts';

export interface DeviceGemm {
  readonly transA?: Trans;
  readonly transB?: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly alpha: number | Complex;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
  readonly beta: number | Complex;
  readonly C: DeviceMat;
  /** Matrices, and the elements from one to the next; an input stride of 0 broadcasts. */
  readonly batch?: number;
  readonly strideA?: number;
  readonly strideB?: number;
  readonly strideC?: number;
  /** Default 'strict'. */
  readonly math?: GemmMath;
  /** Default false. With true the bits of an element depend on its row of op(A) and its column of op(B) only, not on the sizes. */
  readonly reproducible?: boolean;
  /** Not of a batch, and C is neither of the factors. */
  readonly epilogue?: DeviceEpilogue | undefined;
  /**
   * Name of a variant in gemm.kernels.ts (a rule, or 'gemv' for one row or column), gemmQuads.kernels.ts, gemmTensor.gpu.ts or
   * gemmUnits.gpu.ts, for tests and tuning; of a sliced one also with the number of slices behind it, '/6'.
   */
  readonly force?: string;
}

export function gemmGpu(queue: Queue, a: Bound<GemmArgs<Prec>>): void {
  enqueueGemm(
    queue,
    {
      transA: a.transA,
      transB: a.transB,
      m: a.m,
      n: a.n,
      k: a.k,
      alpha: a.alpha,
      A: deviceMat(a.A, a.lda),
      B: deviceMat(a.B, a.ldb),
      beta: a.beta,
      C: deviceMat(a.C, a.ldc),
      math: a.math,
      reproducible: a.reproducible,
    },
    a.routine,
  );
}

/** The factor that is C itself. */
const overwritten = ({ A, B, C }: DeviceGemm): 'A' | 'B' | undefined => {
  const isC = (X: DeviceMat): boolean => X.data === C.data && X.off === C.off && X.ld === C.ld;
  return isC(A) ? 'A' : isC(B) ? 'B' : undefined;
};

/** Of a product of real numbers. */
const realScalars = (g: Pick<DeviceGemm, 'alpha' | 'beta'>) => ({ alpha: re(g.alpha), beta: re(g.beta) });

const inWords = (X: DeviceMat, parts: 1 | 2): DeviceMat =>
  parts === 1 ? X : { data: X.data, off: 2 * X.off, ld: 2 * X.ld };

/**
 * Enqueues C := alpha op(A) op(B) + beta C. A and B may lie in C's buffer, apart from C; or be C itself, if the other factor is square of
 * order at most 256 (complex: 128) and beta = 0. `noteAs` traces the choice under that name.
 */
export function enqueueGemm(queue: Queue, g: DeviceGemm, noteAs?: string): void {
  const { m, n, batch = 1, A, B, C, strideA = 0, strideB = 0, strideC = 0, reproducible = false, epilogue } = g;
  if (m === 0 || n === 0 || batch === 0) return;
  const { alpha, k } = productOf(g.alpha, g.k);
  const over = k > 0 ? overwritten(g) : undefined;
  if (k > 0 && over === undefined && !reproducible) {
    const units = pickUnits(queue, { ...g, k, batch }, g.force);
    if (units !== undefined) {
      if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel: units.name, why: units.why });
      const [transA, transB] = [isTransposed(g.transA), isTransposed(g.transB)];
      enqueueUnits(queue, units, { ...g, ...realScalars(g), transA, transB, batch, strideA, strideB, strideC });
      return;
    }
    const tensor = pickTensor(queue, { type: C.data.type, math: g.math ?? 'strict', m, n, k, batch }, g.force);
    if (tensor !== undefined) {
      const { unit, mode, name, why } = tensor;
      if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
      const [transA, transB] = [isTransposed(g.transA), isTransposed(g.transB)];
      enqueueTensor(queue, unit, { ...g, ...realScalars(g), transA, transB, batch, strideA, strideB, strideC }, mode);
      return;
    }
  }
  const { parts } = fields[C.data.type];
  const product: DeviceProduct = {
    parts,
    transA: isTransposed(g.transA) ? 1 : 0,
    transB: isTransposed(g.transB) ? 1 : 0,
    conjA: parts === 2 && g.transA === 'c' ? 1 : 0,
    conjB: parts === 2 && g.transB === 'c' ? 1 : 0,
    m: parts * m,
    n,
    k: parts * k,
    batch,
    alpha,
    A: inWords(A, parts),
    B: inWords(B, parts),
    beta: g.beta,
    C: inWords(C, parts),
    strideA: parts * strideA,
    strideB: parts * strideB,
    strideC: parts * strideC,
    epilogue,
  };
  if (parts === 1 && !reproducible && epilogue === undefined && isVector({ ...product, over }, g.force)) {
    const why = g.force === undefined ? VECTOR.why : 'forced by the caller';
    if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel: VECTOR.name, why });
    enqueueVector(queue, product);
    return;
  }
  const { workgroupBytes } = queue.context.gpu!;
  const aligned = isAligned(product);
  const problem = {
    ...product,
    aligned,
    alignedC: isAlignedC(product),
    shifts: !aligned && isShiftable(product),
    over,
    workgroupBytes,
  };
  const tuned = reproducible ? undefined : tunedGemm(queue.context, problem, C.data.type === 'h');
  if (!reproducible && over === undefined && (tuned === undefined || g.force !== undefined)) {
    const quads = pickQuads(queue.context.gpu!, product, g.force);
    if (quads !== undefined) {
      if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel: quads.name, why: quads.why });
      enqueueQuads(queue, product, quads.choice);
      return;
    }
  }
  const [force, slices] = g.force?.split('/') ?? [];
  const { name, choice, why } = pick(reproducible ? reproducibleRules : gemmRules, problem, force, tuned);
  const { tile, via } = choice;
  const sliced = k > 0 && via === 'slices';
  const whole = g.force !== undefined || batch > 1 || k === 0 || over !== undefined || reproducible || sliced;
  const rows = whole ? 0 : strip(product.m, tile.BM) / parts;
  const columns = whole ? 0 : strip(n, tile.BN);
  if (rows + columns > 0) {
    const apart = `${rows} rows and ${columns} columns of C beyond whole tiles, computed apart`;
    if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel: 'strips', why: apart });
    enqueueInParts(queue, g, m - rows, n - columns, noteAs);
    return;
  }
  if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
  if (sliced) enqueueSlices(queue, product, slices === undefined ? choice : { ...choice, slices: Number(slices) });
  else if (via === 'padded') enqueuePadded(queue, product, choice);
  else enqueueTile(queue, product, choice);
}

/** C in up to three parts: its first m0 rows of its first n0 columns, the rows below them, the columns beside both. */
function enqueueInParts(queue: Queue, g: DeviceGemm, m0: number, n0: number, noteAs?: string): void {
  const { m, n, A, B, C } = g;
  const below = { m: m - m0, n: n0, A: isTransposed(g.transA) ? at(A, 0, m0) : at(A, m0, 0), C: at(C, m0, 0) };
  const beside = { n: n - n0, B: isTransposed(g.transB) ? at(B, n0, 0) : at(B, 0, n0), C: at(C, 0, n0) };
  enqueueGemm(queue, { ...g, m: m0, n: n0 }, noteAs);
  const part = (i: number, j: number) => ({ epilogue: g.epilogue && epilogueAt(g.epilogue, i, j) });
  enqueueGemm(queue, { ...g, ...below, ...part(m0, 0) });
  enqueueGemm(queue, { ...g, ...beside, ...part(0, n0) });
}

/** A product with one column (op(A) b) or one row (op(B)^T a). */
function enqueueVector(queue: Queue, product: DeviceProduct): void {
  const { transA, transB, m, n, k, A, B, C } = product;
  const { alpha, beta } = realScalars(product);
  if (n === 1) {
    const stored = transA === 1 ? ({ trans: 't', m: k, n: m } as const) : ({ trans: 'n', m, n: k } as const);
    const x = { ...B, ld: transB === 1 ? B.ld : 1 };
    enqueueGemv(queue, { ...stored, alpha, A, x, beta, y: { ...C, ld: 1 } });
  } else {
    const stored = transB === 1 ? ({ trans: 'n', m: n, n: k } as const) : ({ trans: 't', m: k, n } as const);
    const x = { ...A, ld: transA === 1 ? 1 : A.ld };
    enqueueGemv(queue, { ...stored, alpha, A: B, x, beta, y: C });
  }
}
