// Residuals and orthogonality of what decompositions return: products in double of A as it was passed. Read where a report is wanted.
import { gemmStridedBatched } from '../batched/products/routines.gen.ts';
import { modulusAt } from '../core/complex.ts';
import { larger } from '../core/extremes.ts';
import type { Uplo } from '../core/matrix.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import type { DecompositionReport } from './decomposition.ts';
import { withBuffers } from './operands.ts';

type Errors = Required<Pick<DecompositionReport, 'residual' | 'orthogonality'>>;
type Doubles = Float64Array<ArrayBuffer>;

/** Numbers, or pairs of them, whose matrices lie by columns without gaps, one behind the other. */
interface Given {
  readonly context: Context;
  readonly signal: AbortSignal | undefined;
  readonly prec: 'd' | 'z';
  readonly count: number;
}

export interface EigenResult extends Given {
  readonly n: number;
  /** Pairs of each matrix. */
  readonly k: number;
  readonly uplo: Uplo;
  /** One triangle of each is read. */
  readonly a: Doubles;
  readonly w: Doubles;
  readonly z: Doubles;
}

export interface SingularResult extends Given {
  readonly m: number;
  readonly n: number;
  readonly a: Doubles;
  /** min(m, n) of each. */
  readonly s: Doubles;
  /** Columns of U, and rows of V^H. */
  readonly lefts: number;
  readonly rights: number;
  readonly u: Doubles;
  readonly vt: Doubles;
}

const partsOf = (prec: 'd' | 'z'): 1 | 2 => (prec === 'z' ? 2 : 1);

/** The one norm of each matrix over `of` of it, the largest of all; 0 where both are. */
function largestNorm(parts: 1 | 2, rows: number, cols: number, x: Doubles, of: (matrix: number) => number): number {
  let most = 0;
  for (let from = 0, matrix = 0; from < x.length; from += parts * rows * cols, matrix++) {
    const norm = normOne(parts, rows, x.subarray(from, from + parts * rows * cols));
    most = larger(norm === 0 ? 0 : norm / of(matrix), most);
  }
  return most;
}

function normOne(parts: 1 | 2, rows: number, x: Doubles): number {
  let most = 0;
  for (let from = 0; from < x.length; from += parts * rows) {
    let sum = 0;
    for (let i = 0; i < rows; i++) sum += modulusAt(x, from / parts + i, parts);
    most = larger(sum, most);
  }
  return most;
}

/** Columns of X, of which each matrix has `from`, times their numbers, of which it has `to`. */
function scaled(parts: 1 | 2, rows: number, [from, to]: readonly [number, number], x: Doubles, by: Doubles): Doubles {
  const out = new Float64Array((parts * rows * to * x.length) / Math.max(1, parts * rows * from));
  for (let c = 0; c * parts * rows < out.length; c++) {
    const [matrix, column] = [Math.floor(c / to), c % to];
    const source = parts * rows * (matrix * from + column);
    for (let p = 0; p < parts * rows; p++) out[c * parts * rows + p] = x[source + p]! * by[c]!;
  }
  return out;
}

/** As many unit matrices of order k as there are matrices. */
function identities(parts: 1 | 2, k: number, count: number): Doubles {
  const out = new Float64Array(parts * k * k * count);
  for (let b = 0; b < count; b++) for (let i = 0; i < k; i++) out[parts * (b * k * k + i * (k + 1))] = 1;
  return out;
}

interface Factor {
  readonly trans: 'n' | 'c';
  readonly x: Doubles;
  readonly ld: number;
  /** Elements of each matrix. */
  readonly stride: number;
}

/** C := alpha A B + beta C, m x n, of each matrix. */
function product(
  { context, signal, prec, count }: Given,
  [m, n, k]: readonly [number, number, number],
  [alpha, beta]: readonly [number, number],
  [A, B, c]: readonly [Factor, Factor, Doubles],
): Promise<Doubles> {
  return withBuffers(async (keep) => {
    const [a, b, C] = [A.x, B.x, c].map((data) => keep(context.upload(prec, data) as DeviceBuffer<'d'>));
    const inA = { transA: A.trans, A: a!, lda: Math.max(1, A.ld), strideA: A.stride };
    const inB = { transB: B.trans, B: b!, ldb: Math.max(1, B.ld), strideB: B.stride };
    const inC = { alpha, beta, C: C!, ldc: Math.max(1, m), strideC: m * n, batchCount: count };
    await gemmStridedBatched(context.queue, { m, n, k, ...inA, ...inB, ...inC }, prec as 'd');
    return (await context.download(C!)) as Doubles;
  }, signal);
}

/** ||I - X^H X|| / length of the columns of X, or ||I - X X^H|| / length of rows. */
async function departure(given: Given, length: number, k: number, x: Doubles, side: 'columns' | 'rows') {
  const parts = partsOf(given.prec);
  const ld = side === 'columns' ? length : k;
  const [first, second]: Factor[] = (side === 'columns' ? (['c', 'n'] as const) : (['n', 'c'] as const)).map(
    (trans) => ({ trans, x, ld, stride: length * k }),
  );
  const unit = identities(parts, k, given.count);
  const gram = await product(given, [k, k, length], [-1, 1], [first!, second!, unit]);
  return largestNorm(parts, k, k, gram, () => length);
}

/** Of A Z = Z W. */
export async function eigenErrors(of: EigenResult): Promise<Errors> {
  const { prec, n, k, count, uplo, a, w, z } = of;
  if (n * k * count === 0) return { residual: 0, orthogonality: 0 };
  const parts = partsOf(prec);
  const full = whole(parts, n, uplo, a);
  const left: Factor = { trans: 'n', x: full, ld: n, stride: n * n };
  const right: Factor = { trans: 'n', x: z, ld: n, stride: n * k };
  const rest = await product(of, [n, k, n], [-1, 1], [left, right, scaled(parts, n, [k, k], z, w)]);
  const size = parts * n * n;
  const norm = (matrix: number): number => normOne(parts, n, full.subarray(matrix * size, (matrix + 1) * size));
  const residual = largestNorm(parts, n, k, rest, (matrix) => n * norm(matrix));
  return { residual, orthogonality: await departure(of, n, k, z, 'columns') };
}

/** Both triangles, from one; the diagonal of a Hermitian matrix is real. */
function whole(parts: 1 | 2, n: number, uplo: Uplo, a: Doubles): Doubles {
  const out = new Float64Array(a.length);
  for (let base = 0; base < a.length; base += parts * n * n) {
    for (let j = 0; j < n; j++) {
      for (let i = 0; i <= j; i++) {
        const [above, below] = [base + parts * (i + j * n), base + parts * (j + i * n)];
        const [from, to] = uplo === 'u' ? [above, below] : [below, above];
        out[from] = a[from]!;
        out[to] = a[from]!;
        if (parts === 1 || i === j) continue;
        out[from + 1] = a[from + 1]!;
        out[to + 1] = -a[from + 1]!;
      }
    }
  }
  return out;
}

/** Of A = U S V^H. */
export async function singularErrors(of: SingularResult): Promise<Errors> {
  const { prec, m, n, count, a, s, lefts, rights, u, vt } = of;
  const k = Math.min(m, n);
  if (k * count === 0) return { residual: 0, orthogonality: 0 };
  const parts = partsOf(prec);
  const left: Factor = { trans: 'n', x: scaled(parts, m, [lefts, k], u, s), ld: m, stride: m * k };
  const right: Factor = { trans: 'n', x: vt, ld: rights, stride: rights * n };
  const rest = await product(of, [m, n, k], [-1, 1], [left, right, a]);
  const size = parts * m * n;
  const norm = (matrix: number): number => normOne(parts, m, a.subarray(matrix * size, (matrix + 1) * size));
  const residual = largestNorm(parts, m, n, rest, (matrix) => Math.max(m, n) * norm(matrix));
  const [columns, rows] = [await departure(of, m, lefts, u, 'columns'), await departure(of, n, rights, vt, 'rows')];
  return { residual, orthogonality: larger(columns, rows) };
}
