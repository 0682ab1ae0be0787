// QR factorization in WebAssembly: what is not a product of matrices.
//
//   geqr2  A := R and v's of a panel, tau     larft  T of H(0) ... H(k-1) = I - V T V^T     trapezoid  V with its ones and zeros
//   unit   columns of the unit matrix         orm2r  C := Q C or Q^T C, a reflector after the other
//
// Storage: column-major, contiguous columns, leading dimensions in bytes; v(i) below the diagonal of column i, its leading 1 not stored.
// Mapping: one call is one thread's. A reflector goes over four columns of the panel at once, which stays in the second-level cache.
// Source: LAPACK xLARFG, xGEQR2, xLARFT, xORM2R.
import {
  type Expr,
  type Func,
  type Int,
  type Local,
  type ModuleBuilder,
  memoryCopy,
  memoryFill,
  range,
  ret,
  type Stmt,
  when,
  whileLoop,
} from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { double, i32, type Real, single, v128 } from '../ops.ts';
import { buildSquares } from './level1.ts';
import { buildAxpy, buildDot, dots, element, times } from './level2Columns.ts';

type S = Expr<'f64'>;

/** Columns that a reflector goes over at once. */
const COLUMNS = 4;
/** Sums of squares between these have not suffered from squares that left the range. */
const LEAST_SUM = 2 ** -900;
const MOST_SUM = Number.MAX_VALUE;

/** nrm2(n, x): the Euclidean norm; where squares leave the range by a second pass over x divided by its largest element. */
function buildNrm2(m: ModuleBuilder, r: Real): Func<readonly ['i32', 'i32'], 'f64'> {
  const squares = buildSquares(m, r);
  return m.func(undefined, ['i32', 'i32'], r.type, (frame, n, x) => {
    const [i, at] = [frame.int(), frame.int()];
    const [sum, largest, scaled] = [frame.local('f64'), frame.local('f64'), frame.local('f64')];
    const size = double.abs(r.toDouble(r.load(at)));
    return [
      sum.set(m.call(squares, n, x, r.bytes, double.const(1)) as S),
      when(
        i32.or(
          double.ne(sum, sum),
          i32.and(double.ge(sum, double.const(LEAST_SUM)), double.le(sum, double.const(MOST_SUM))),
        ),
        [ret(r.fromDouble(double.sqrt(sum)))],
      ),
      largest.set(double.const(0)),
      at.to(x),
      range(i, 0, n, 1, [largest.set(double.max(largest, size)), at.plus(r.bytes)]),
      when(i32.or(double.eq(largest, double.const(0)), double.eq(largest, double.const(Infinity))), [
        ret(r.fromDouble(largest)),
      ]),
      sum.set(double.const(0)),
      at.to(x),
      range(i, 0, n, 1, [
        scaled.set(double.div(r.toDouble(r.load(at)), largest)),
        sum.set(double.add(sum, double.mul(scaled, scaled))),
        at.plus(r.bytes),
      ]),
      ret(r.fromDouble(double.mul(largest, double.sqrt(sum)))),
    ];
  });
}

/** scal(n, f, x) */
export const buildScal = (m: ModuleBuilder, r: Real) =>
  m.func(undefined, ['i32', r.type, 'i32'], 'void', (frame, n, f, x) => {
    const splat = frame.local('v128');
    return [
      splat.set(r.splat(f)),
      whileLoop(i32.ge(n, r.lanes), [v128.store(x, r.vmul(v128.load(x), splat)), x.plus(16), n.plus(-r.lanes)]),
      times(n, [r.store(x, r.mul(r.load(x), f)), x.plus(r.bytes)]),
    ];
  });

/** larfg(n, x): tau of the reflector that turns the n elements of x into beta e_0; x(0) := beta, the others := v. */
export function buildLarfg(m: ModuleBuilder, r: Real): Func<readonly ['i32', 'i32'], 'f64'> {
  const nrm2 = buildNrm2(m, r);
  const scal = buildScal(m, r);
  // Least number whose reciprocal, divided by the unit roundoff, does not overflow.
  const safe = r.bytes === 4 ? 2 ** -102 : 2 ** -969;
  return m.func(undefined, ['i32', 'i32'], r.type, (frame, n, x) => {
    const [alpha, norm, beta] = [frame.local(r.type), frame.local(r.type), frame.local(r.type)];
    const [tau, most] = [frame.local(r.type), frame.local(r.type)];
    const [scalings, rest] = [frame.int(), frame.int()];
    const one = r.const(1);
    const ratio = frame.local(r.type);
    // beta := -sign(alpha) sqrt(alpha^2 + norm^2), without squares that leave the range
    const setBeta: Stmt[] = [
      norm.set(m.call(nrm2, n, rest)),
      most.set(r.max(r.abs(alpha), norm)),
      ratio.set(r.div(r.min(r.abs(alpha), norm), most)),
      beta.set(r.copysign(r.mul(most, r.sqrt(r.add(one, r.mul(ratio, ratio)))), r.neg(alpha))),
    ];
    const isTiny = i32.and(r.lt(r.abs(beta), r.const(safe)), i32.lt(scalings, 20));
    return [
      n.plus(-1),
      rest.to(i32.add(x, r.bytes)),
      when(i32.le(n, 0), [ret(r.const(0))]),
      alpha.set(r.load(x)),
      ...setBeta,
      when(r.eq(norm, r.const(0)), [ret(r.const(0))]),
      // Where beta is so small that alpha - beta is inaccurate or has no reciprocal, x is scaled up first.
      when(isTiny, [
        whileLoop(isTiny, [
          m.call(scal, n, r.const(1 / safe), rest),
          alpha.set(r.mul(alpha, r.const(1 / safe))),
          beta.set(r.mul(beta, r.const(1 / safe))),
          scalings.plus(1),
        ]),
        ...setBeta,
      ]),
      tau.set(r.div(r.sub(beta, alpha), beta)),
      m.call(scal, n, r.div(one, r.sub(alpha, beta)), rest),
      whileLoop(i32.gt(scalings, 0), [beta.set(r.mul(beta, r.const(safe))), scalings.plus(-1)]),
      r.store(x, beta),
      ret(tau),
    ];
  });
}

/** larf(n, count, tau, v, C, ldc): H = I - tau v v^T from the left on `count` columns of n elements; v(0) is 1, not read. */
function buildLarf(m: ModuleBuilder, r: Real) {
  const axpy = buildAxpy(m, r);
  const dot = buildDot(m, r);
  return m.func(undefined, ['i32', 'i32', r.type, 'i32', 'i32', 'i32'], 'void', (frame, n, count, tau, v, C, ldc) => {
    const [i, from, first] = [frame.int(), frame.int(), frame.int()];
    const below = frame.ints(COLUMNS);
    const splats = frame.locals('v128', COLUMNS);
    const loaded = frame.local('v128');
    const [product, sums] = dots(r, frame, COLUMNS, i, first, ldc, from);
    const w = frame.local(r.type);
    const rest = i32.sub(n, 1);
    const start = [i.to(rest), from.to(i32.add(v, r.bytes)), first.to(i32.add(C, r.bytes))];
    const skip = (bytes: number): Stmt[] => [...below, from].map((p) => p.plus(bytes));
    const vector = (offset: number): Stmt[] => [
      loaded.set(v128.load(from, offset)),
      ...below.map((c, j) => v128.store(c, r.vsub(v128.load(c, offset), r.vmul(splats[j]!, loaded)), offset)),
    ];
    const head = (at: Expr<'i32'> | Int, sum: Local<'f64'>): Stmt[] => [
      sum.set(r.mul(tau, r.add(r.load(at), sum))),
      r.store(at, r.sub(r.load(at), sum)),
    ];
    return [
      whileLoop(i32.ge(count, COLUMNS), [
        ...start,
        ...product,
        ...start,
        ...below.flatMap((c, j) => [
          c.to(j === 0 ? C : i32.sub(i32.add(below[j - 1]!, ldc), r.bytes)),
          ...head(c, sums[j]!),
          splats[j]!.set(r.splat(sums[j]!)),
          c.plus(r.bytes),
        ]),
        whileLoop(i32.ge(i, 2 * r.lanes), [...vector(0), ...vector(16), ...skip(32), i.plus(-2 * r.lanes)]),
        times(i, [
          ...below.map((c, j) => r.store(c, r.sub(r.load(c), r.mul(sums[j]!, r.load(from))))),
          ...skip(r.bytes),
        ]),
        C.plus(i32.mul(ldc, COLUMNS)),
        count.plus(-COLUMNS),
      ]),
      times(count, [
        ...start,
        w.set(m.call(dot, rest, first, from)),
        ...head(C, w),
        m.call(axpy, rest, r.neg(w), from, first),
        C.plus(ldc),
      ]),
    ];
  });
}

type Larf = ReturnType<typeof buildLarf>;

/** geqr2(m, n, A, lda, tau) */
function buildGeqr2(m: ModuleBuilder, r: Real, larf: Larf): void {
  const larfg = buildLarfg(m, r);
  m.func('geqr2', ['i32', 'i32', 'i32', 'i32', 'i32'], 'void', (frame, rows, n, A, lda, tau) => {
    const t = frame.local(r.type);
    return [
      whileLoop(i32.and(i32.gt(rows, 0), i32.gt(n, 0)), [
        t.set(m.call(larfg, rows, A)),
        r.store(tau, t),
        n.plus(-1),
        when(r.ne(t, r.const(0)), [m.call(larf, rows, n, t, A, i32.add(A, lda), lda)]),
        A.plus(i32.add(lda, r.bytes)),
        tau.plus(r.bytes),
        rows.plus(-1),
      ]),
    ];
  });
}

/** orm2r(m, n, k, forward, A, lda, tau, C, ldc): C, m x n, becomes H(k-1) ... H(0) C if `forward`, else H(0) ... H(k-1) C. */
function buildOrm2r(m: ModuleBuilder, r: Real, larf: Larf): void {
  m.func('orm2r', new Array<'i32'>(9).fill('i32'), 'void', (frame, ...args) => {
    const [rows, n, k, forward, A, lda, tau, C, ldc] = args as [Int, Int, Int, Int, Int, Int, Int, Int, Int];
    const [i, t] = [frame.int(), frame.local(r.type)];
    const offset = i32.shl(i, r.shift);
    return [
      when(i32.eqz(forward), [i.to(i32.sub(k, 1))]),
      times(k, [
        t.set(r.load(i32.add(tau, offset))),
        when(r.ne(t, r.const(0)), [
          m.call(larf, i32.sub(rows, i), n, t, i32.add(A, i32.mul(i, i32.add(lda, r.bytes))), i32.add(C, offset), ldc),
        ]),
        i.plus(i32.sub(i32.shl(i32.ne(forward, 0), 1), 1)),
      ]),
    ];
  });
}

/** larft(k, G, ldg, tau): T over the upper triangle of G = V^T V, zeros below. T(:i,i) = -tau(i) T(:i,:i) G(:i,i), T(i,i) = tau(i). */
function buildLarft(m: ModuleBuilder, r: Real): void {
  const axpy = buildAxpy(m, r);
  const scal = buildScal(m, r);
  m.func('larft', ['i32', 'i32', 'i32', 'i32'], 'void', (frame, k, G, ldg, tau) => {
    const [i, j, column, T] = [frame.int(), frame.int(), frame.int(), frame.int()];
    const [g, t] = [frame.local(r.type), frame.local(r.type)];
    const at = frame.int();
    return [
      column.to(G),
      range(i, 0, k, 1, [
        // G(:i,i) := T G(:i,i), column by column: what is above row j is final but for the columns to come
        T.to(G),
        range(j, 0, i, 1, [
          at.to(element(r, column, j)),
          g.set(r.load(at)),
          m.call(axpy, j, g, T, column),
          r.store(at, r.mul(g, r.load(element(r, T, j)))),
          T.plus(ldg),
        ]),
        t.set(r.load(element(r, tau, i))),
        m.call(scal, i, r.neg(t), column),
        r.store(element(r, column, i), t),
        range(j, i32.add(i, 1), k, 1, [r.store(element(r, column, j), r.const(0))]),
        column.plus(ldg),
      ]),
    ];
  });
}

/** trapezoid(m, k, A, lda, V, ldv): V := the unit lower trapezoid of A. */
function buildTrapezoid(m: ModuleBuilder, r: Real): void {
  m.func('trapezoid', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (frame, rows, k, A, lda, V, ldv) => {
    const j = frame.int();
    const above = i32.shl(j, r.shift);
    const below = i32.shl(i32.add(j, 1), r.shift);
    return [
      range(j, 0, k, 1, [
        memoryFill(V, 0, above),
        r.store(i32.add(V, above), r.const(1)),
        memoryCopy(i32.add(V, below), i32.add(A, below), i32.sub(i32.shl(rows, r.shift), below)),
        A.plus(lda),
        V.plus(ldv),
      ]),
    ];
  });
}

/** unit(m, n, first, A, lda): the n columns of A become columns first, first+1, ... of the unit matrix. */
function buildUnit(m: ModuleBuilder, r: Real): void {
  m.func('unit', ['i32', 'i32', 'i32', 'i32', 'i32'], 'void', (_frame, rows, n, first, A, lda) => [
    times(n, [
      memoryFill(A, 0, i32.shl(rows, r.shift)),
      r.store(element(r, A, first), r.const(1)),
      A.plus(lda),
      first.plus(1),
    ]),
  ]);
}

const kernel = (r: Real): WasmKernel => ({
  name: `qr-${r.prec}`,
  build(m) {
    const larf = buildLarf(m, r);
    buildGeqr2(m, r, larf);
    buildOrm2r(m, r, larf);
    buildLarft(m, r);
    buildTrapezoid(m, r);
    buildUnit(m, r);
  },
});

export const qr = { s: kernel(single), d: kernel(double) } as const;
