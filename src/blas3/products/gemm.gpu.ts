// GEMM on the GPU: describes the product, asks for its way (gemmWay.gpu.ts), launches it. Also the building block of every blocked routine
// (enqueueGemm), where one product costs the host about as much as it costs the GPU: records are made once, and in one shape.
import { enqueueGemv } from '../../blas2/gemv.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { isZero, productOf, re } from '../../core/complex.ts';
import { type Complex, fields, isComplex, type Prec } from '../../core/field.ts';
import { at, isTransposed, type Trans } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { GemmMath } from './gemm.spec.ts';
import { type DeviceEpilogue, epilogueAt } from './gemmEpilogue.ts';
import { enqueueQuads } from './gemmQuads.gpu.ts';
import { enqueueTensor } from './gemmTensor.gpu.ts';
import { type DeviceProduct, enqueueTile, isAligned, isAlignedC, isShiftable } from './gemmTile.gpu.ts';
import { enqueueUnits } from './gemmUnits.gpu.ts';
import { type GemmTraits, gemmWay, isVector, VECTOR } from './gemmWay.gpu.ts';
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

const isSame = (X: DeviceMat, C: DeviceMat): boolean => X.data === C.data && X.off === C.off && X.ld === C.ld;

const inWords = (X: DeviceMat, parts: 1 | 2): DeviceMat =>
  parts === 1 ? X : { data: X.data, off: 2 * X.off, ld: 2 * X.ld };

/** The product in words. */
function described(g: DeviceGemm): DeviceProduct {
  const { transA, transB, batch = 1, strideA = 0, strideB = 0, strideC = 0 } = g;
  const { parts } = fields[g.C.data.type];
  const { alpha, k } = productOf(g.alpha, g.k);
  return {
    parts,
    transA: isTransposed(transA) ? 1 : 0,
    transB: isTransposed(transB) ? 1 : 0,
    conjA: parts === 2 && transA === 'c' ? 1 : 0,
    conjB: parts === 2 && transB === 'c' ? 1 : 0,
    m: parts * g.m,
    n: g.n,
    k: parts * k,
    end: 0,
    batch,
    alpha,
    A: inWords(g.A, parts),
    B: inWords(g.B, parts),
    beta: g.beta,
    C: inWords(g.C, parts),
    strideA: parts * strideA,
    strideB: parts * strideB,
    strideC: parts * strideC,
    epilogue: g.epilogue,
  };
}

function traitsOf(g: DeviceGemm, p: DeviceProduct): GemmTraits {
  const { A, B, C } = g;
  const aligned = isAligned(p);
  return {
    type: C.data.type,
    math: g.math ?? 'strict',
    over: p.k === 0 ? undefined : isSame(A, C) ? 'A' : isSame(B, C) ? 'B' : undefined,
    parts: p.parts,
    transA: p.transA,
    transB: p.transB,
    m: p.m,
    n: p.n,
    k: p.k,
    batch: p.batch,
    aligned,
    alignedC: isAlignedC(p),
    shifts: !aligned && isShiftable(p),
    inFours: A.data.inFours && B.data.inFours,
    updates: !isZero(p.beta),
    fused: p.epilogue !== undefined,
    reproducible: g.reproducible ?? false,
  };
}

/**
 * Enqueues C := alpha op(A) op(B) + beta C. A and B may lie in C's buffer, apart from C; or be C itself, if the other factor is square of
 * order at most 256 (complex: 128) and beta = 0. `noteAs` traces the choice under that name.
 */
export function enqueueGemm(queue: Queue, g: DeviceGemm, noteAs?: string): void {
  if (g.m === 0 || g.n === 0 || g.batch === 0) return;
  if (isComplexVector(g)) {
    if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel: VECTOR.name, why: VECTOR.why });
    return enqueueVector(queue, g);
  }
  const product = described(g);
  const way = gemmWay(queue, traitsOf(g, product), g.force);
  if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel: way.name, why: way.why });
  switch (way.by) {
    case 'tile':
      return enqueueTile(queue, product, way.choice);
    case 'slices':
      return enqueueSlices(queue, product, way.choice, way);
    case 'padded':
      return enqueuePadded(queue, product, way.choice);
    case 'strips':
      return enqueueInParts(queue, g, way.rows, way.columns, noteAs);
    case 'vector':
      return enqueueVector(queue, g);
    case 'quads':
      return enqueueQuads(queue, product, way.choice);
    case 'units':
      return enqueueUnits(queue, way, forUnits(product));
    case 'tensor':
      return enqueueTensor(queue, way.unit, forUnits(product), way.mode);
  }
}

/** The product for matrix units. */
const forUnits = (p: DeviceProduct) => ({ ...p, transA: p.transA === 1, transB: p.transB === 1 });

/** C in up to three parts: all but its last rows and columns, the rows below them, the columns beside both. */
function enqueueInParts(queue: Queue, g: DeviceGemm, rows: number, columns: number, noteAs?: string): void {
  const { m, n, A, B, C } = g;
  const [m0, n0] = [m - rows, n - columns];
  const below = { m: rows, n: n0, A: isTransposed(g.transA) ? at(A, 0, m0) : at(A, m0, 0), C: at(C, m0, 0) };
  const beside = { n: columns, B: isTransposed(g.transB) ? at(B, n0, 0) : at(B, 0, n0), C: at(C, 0, n0) };
  enqueueGemm(queue, { ...g, m: m0, n: n0 }, noteAs);
  const part = (i: number, j: number) => ({ epilogue: g.epilogue && epilogueAt(g.epilogue, i, j) });
  enqueueGemm(queue, { ...g, ...below, ...part(m0, 0) });
  enqueueGemm(queue, { ...g, ...beside, ...part(0, n0) });
}

/** A product with one column (op(A) b) or one row (op(B)^T a). */
function enqueueVector(queue: Queue, g: DeviceGemm): void {
  const { m, n, k, A, B, C } = g;
  const [alpha, beta] = isComplex(C.data.type) ? [g.alpha, g.beta] : [re(g.alpha), re(g.beta)];
  const rows = isTransposed(g.transA);
  const columns = isTransposed(g.transB);
  if (n === 1) {
    const stored = rows ? ({ trans: g.transA!, m: k, n: m } as const) : ({ trans: 'n', m, n: k } as const);
    const x = { ...B, ld: columns ? B.ld : 1 };
    enqueueGemv(queue, { ...stored, alpha, A, x, beta, y: { ...C, ld: 1 } });
  } else {
    const stored = columns ? ({ trans: 'n', m: n, n: k } as const) : ({ trans: 't', m: k, n } as const);
    const x = { ...A, ld: rows ? 1 : A.ld };
    enqueueGemv(queue, { ...stored, alpha, A: B, x, beta, y: C });
  }
}

/** Whether gemv's kernels compute a product of complex numbers: they conjugate matrices that they transpose, and no vectors. */
function isComplexVector({ m, n, k, alpha, transA, transB, batch = 1, A, B, C, ...g }: DeviceGemm): boolean {
  const asItIs = n === 1 ? transB !== 'c' : transA !== 'c' && transB !== 'c';
  if (!isComplex(C.data.type) || !asItIs || g.epilogue !== undefined || g.reproducible || isZero(alpha)) return false;
  const over = isSame(A, C) ? 'A' : isSame(B, C) ? 'B' : undefined;
  return isVector({ transA: 0, transB: 0, m, n, k, batch, over }, g.force);
}
