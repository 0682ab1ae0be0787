// The cases of level 2 from what each has of its own. Products y := alpha op(A) x + beta y, products and solutions with a triangle,
// x := op(A) x or op(A)^-1 x, and updates A := A + alpha u v^T are judged by the error of DMVCH, element by element. What a formula does
// not read is NaN: of A what is not stored, and a unit diagonal.
import { vectorRef } from '../../src/blas2/vector.ref.ts';
import type { RealMat } from '../../src/core/matrix.ts';
import type { Diag, Prec, RoutineSpec, Trans, Uplo } from '../../src/index.ts';
import { calling, type Front, incOf, ODD, operandsOf, type Views } from './calls.ts';
import type { Case, TesterOptions } from './case.ts';
import { type Change, type Entry, elementsOf, INCS, productError, TINY, transposed, updateError } from './gauge.ts';
import type { MatrixView } from './norms.ts';
import type { Layout } from './operands.ts';
import { layoutOf, uniform, unread } from './source.ts';
import { hostMat } from './views.ts';

interface Placed {
  readonly layout?: Layout;
  /** The operands lie in one buffer; vectors are rows of the matrix, so that their increment is its leading dimension. */
  readonly together?: boolean;
}

/** Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds. */
const TOLERANCE = 32;

/** Operands as the references take them: a vector begins where BLAS has its first element. */
const onHost = (operands: Views, p: { readonly incx: number; readonly incy?: number }): Record<string, RealMat> => {
  const matrices = Object.entries(operands).map(([name, x]) => {
    const inc = name === 'x' ? p.incx : name === 'y' ? p.incy : undefined;
    return [name, inc === undefined ? hostMat(x) : vectorRef(hostMat(x), x.cols, incOf(x, inc))] as const;
  });
  return Object.fromEntries(matrices);
};

/** What all cases of level 2 give. */
interface Level2<P> extends Pick<Case<P & object, Views>, 'spec' | 'sweep' | 'fromOptions' | 'table'> {
  readonly front: Front;
  reference(problem: P, operands: Record<string, RealMat>): void;
}

const matrixIn = (spec: RoutineSpec, operands: Views): MatrixView => operands['AP' in spec.args ? 'AP' : 'A']!;

export interface Product extends Placed {
  readonly alpha: number;
  readonly incx: number;
  readonly beta: number;
  readonly incy: number;
}

export interface ProductOf<P> extends Level2<P> {
  /** Fills A with what the formula reads of it; `entry` is NaN where alpha is zero. */
  fill(prec: Prec, A: MatrixView, p: P, entry: () => number): void;
  /** Element (i, j) of op(A). */
  element(p: P, A: MatrixView): Entry;
}

export const GENERAL = { alpha: 0.7, incx: 1, beta: 0.9, incy: 1, layout: ODD } as const;

/** y := alpha op(A) x + beta y */
export const productCase = <P extends Product>(of: ProductOf<P>): Case<P, Views> => ({
  ...{ spec: of.spec, tolerance: TOLERANCE, repeatable: true, sweep: of.sweep },
  fromOptions: of.fromOptions,
  data(p, prec, random) {
    const operands = operandsOf(of.spec, prec, p);
    const { x, y } = operands as Record<'x' | 'y', MatrixView>;
    of.fill(prec, matrixIn(of.spec, operands), p, () => (p.alpha === 0 ? Number.NaN : random.rand()));
    (p.alpha === 0 ? unread : uniform)(x, prec, random);
    (p.beta === 0 && x.cols > 0 && y.cols > 0 ? unread : uniform)(y, prec, random);
    return operands;
  },
  run: calling(of.front, of.spec),
  reference: (p, operands) => of.reference(p, onHost(operands, p)),
  error(p, before, after) {
    const [x, y, found] = [elementsOf(before.x!, p.incx), elementsOf(before.y!, p.incy), elementsOf(after.y!, p.incy)];
    // Without rows or columns nothing happens, as in BLAS: y is not scaled.
    const factors = x.length === 0 || y.length === 0 ? { alpha: 0, beta: 1 } : p;
    return productError(of.element(p, matrixIn(of.spec, before)), factors, x, y, found);
  },
  ...(of.table ? { table: of.table } : {}),
});

export interface SymmetricProblem extends Product {
  readonly uplo: Uplo;
  readonly n: number;
}

export const UPLOS = ['l', 'u'] as const;
/** Factors that are left out, that need no multiplication, and that do. */
export const ALPHAS = [0, 1, 0.7] as const;
export const BETAS = [0, 1, 0.9] as const;

/** Which triangle a tester means. */
export const uploOf = ({ uplo }: TesterOptions): Uplo => (uplo === 'u' ? 'u' : 'l');

/** Orders with every increment, every increment and factor, and everything in one buffer. */
export const symmetricSweep = (
  orders: readonly number[],
  layout: Layout,
  together: readonly number[],
): SymmetricProblem[] =>
  UPLOS.flatMap((uplo) => [
    ...orders.flatMap((n) => INCS.map((inc) => ({ ...GENERAL, uplo, n, incx: inc, incy: -inc, layout }))),
    ...INCS.flatMap((incx) =>
      INCS.flatMap((incy) =>
        ALPHAS.flatMap((alpha) => BETAS.map((beta) => ({ uplo, n: 9, alpha, incx, beta, incy, layout }))),
      ),
    ),
    ...[5, 70].flatMap((n) =>
      together.map((inc) => ({ ...GENERAL, uplo, n, incx: inc, incy: -inc, layout, together: true })),
    ),
  ]);

export interface TriangleProblem extends Placed {
  readonly uplo: Uplo;
  readonly trans: Trans;
  readonly diag: Diag;
  readonly n: number;
  readonly incx: number;
}

export interface TriangleOf<P> extends Level2<P> {
  /** A is solved with: its product with the solution must be what was given. */
  readonly solves?: boolean;
  fill(prec: Prec, A: MatrixView, p: P, entry: (i: number, j: number) => number): void;
  /** Elements beside the diagonal are divided by it, so that A is well-conditioned whatever the order; default: n. */
  width?(p: P): number;
  /** Element (i, j) of A. */
  element(p: P, A: MatrixView): Entry;
}

/** All triangles of one problem. */
export const KINDS = UPLOS.flatMap((uplo) =>
  (['n', 't', 'c'] as const).flatMap((trans) => (['n', 'u'] as const).map((diag) => ({ uplo, trans, diag }))),
);

export const triangleSweep = (orders: readonly number[], layout: Layout): TriangleProblem[] =>
  KINDS.flatMap((kind) => [
    ...TINY.flatMap((n) => INCS.map((incx) => ({ ...kind, n, incx, layout }))),
    ...orders.map((n) => ({ ...kind, n, incx: INCS[n % 4]!, layout })),
    ...[5, 70].flatMap((n) => [1, -1].map((incx) => ({ ...kind, n, incx, layout, together: true }))),
  ]);

export const triangleOptions = ({ n }: { readonly n: number }, o: TesterOptions): TriangleProblem => ({
  ...{ uplo: uploOf(o), trans: o.transA, diag: o.diag, n, incx: 1 },
  layout: layoutOf(o),
});

/** x := op(A) x or op(A)^-1 x. Off the diagonal A is uniform on (0,1) over its width, on it on (1,2). */
export const triangleCase = <P extends TriangleProblem>(of: TriangleOf<P>): Case<P, Views> => ({
  ...{ spec: of.spec, tolerance: TOLERANCE, sweep: of.sweep },
  fromOptions: of.fromOptions,
  data(p, prec, random) {
    const operands = operandsOf(of.spec, prec, p);
    const width = of.width?.(p) ?? p.n;
    of.fill(prec, matrixIn(of.spec, operands), p, (i, j) => {
      if (i !== j) return random.rand() / width;
      return p.diag === 'u' ? Number.NaN : 1 + random.rand();
    });
    uniform(operands.x!, prec, random);
    return operands;
  },
  run: calling(of.front, of.spec),
  reference: (p, operands) => of.reference(p, onHost(operands, p)),
  error(p, before, after) {
    const element = of.element(p, matrixIn(of.spec, before));
    const op = p.trans === 'n' ? element : transposed(element);
    const [given, found] = [elementsOf(before.x!, p.incx), elementsOf(after.x!, p.incx)];
    const factors = { alpha: 1, beta: 0 };
    return of.solves ? productError(op, factors, found, given, given) : productError(op, factors, given, [], found);
  },
  ...(of.table ? { table: of.table } : {}),
});

export interface Update extends Placed {
  readonly alpha: number;
  readonly incx: number;
  readonly incy?: number;
}

export interface UpdateOf<P> extends Level2<P> {
  fill(prec: Prec, A: MatrixView, p: P, entry: () => number): void;
  change(p: P, before: MatrixView, after: MatrixView): Change;
  /** Whether element (i, j) is updated; default: all are. */
  stored?(p: P): (i: number, j: number) => boolean;
}

/** A := A + alpha x x^T, A + alpha x y^T, or A + alpha (x y^T + y x^T) where only a triangle is stored. */
export const updateCase = <P extends Update>(of: UpdateOf<P>): Case<P, Views> => ({
  ...{ spec: of.spec, tolerance: TOLERANCE, repeatable: true, sweep: of.sweep },
  fromOptions: of.fromOptions,
  data(p, prec, random) {
    const operands = operandsOf(of.spec, prec, p);
    of.fill(prec, matrixIn(of.spec, operands), p, () => random.rand());
    for (const name of ['x', 'y'])
      if (name in operands) (p.alpha === 0 ? unread : uniform)(operands[name]!, prec, random);
    return operands;
  },
  run: calling(of.front, of.spec),
  reference: (p, operands) => of.reference(p, onHost(operands, p)),
  error(p, before, after) {
    const x = elementsOf(before.x!, p.incx);
    const y = before.y === undefined ? undefined : elementsOf(before.y, p.incy!);
    const products = y === undefined ? [[x, x] as const] : [[x, y] as const, ...(of.stored ? [[y, x] as const] : [])];
    const change = of.change(p, matrixIn(of.spec, before), matrixIn(of.spec, after));
    return updateError(change, p.alpha, products, of.stored?.(p));
  },
  ...(of.table ? { table: of.table } : {}),
});

export interface UpdateProblem extends Update {
  readonly uplo: Uplo;
  readonly n: number;
}

export interface PairUpdateProblem extends UpdateProblem {
  readonly incy: number;
}

export const GENERAL_UPDATE = { alpha: 0.7, incx: 1, layout: ODD } as const;

export const updateSweep = (orders: readonly number[], layout: Layout): UpdateProblem[] =>
  UPLOS.flatMap((uplo) => [
    ...orders.flatMap((n) => INCS.map((incx) => ({ ...GENERAL_UPDATE, uplo, n, incx, layout }))),
    ...INCS.flatMap((incx) => ALPHAS.map((alpha) => ({ uplo, n: 9, alpha, incx, layout }))),
    ...[5, 70].map((n) => ({ ...GENERAL_UPDATE, uplo, n, layout, together: true })),
    { ...GENERAL_UPDATE, uplo, n: 70, incx: -1, layout, together: true },
  ]);

export const pairUpdateSweep = (orders: readonly number[], layout: Layout): PairUpdateProblem[] =>
  UPLOS.flatMap((uplo) => {
    const general = { ...GENERAL_UPDATE, incy: 1, uplo, layout };
    return [
      ...orders.flatMap((n) => INCS.map((incx) => ({ ...general, n, incx, incy: -incx }))),
      ...INCS.flatMap((incx) =>
        INCS.flatMap((incy) => ALPHAS.map((alpha) => ({ uplo, n: 9, alpha, incx, incy, layout }))),
      ),
      ...[5, 70].map((n) => ({ ...general, n, together: true })),
      { ...general, n: 70, incx: -1, together: true },
    ];
  });
