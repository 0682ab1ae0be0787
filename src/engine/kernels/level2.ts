// BLAS 2 in WebAssembly, on contiguous vectors.
//
//   gemvN  y := y + a A x     gemvT  y := y + a A^T x     ger  A := A + a x y^T     syr, syr2  the same in one triangle
//   symv   y := y + (columns first..last-1 of a triangle and their mirror image) x
//   trmv   y := y + (a square block row of op(A)) x     trsv  x := op(A)^-1 x for a block on the diagonal
//
// Storage: column-major, leading dimensions in bytes. Numbers of rows and columns and flags are integers.
// Mapping: a call is one thread's part; down columns by vectors, four columns at a time in gemv, where y stays in the first-level cache.
// Sums: every element of a result is computed in an order that depends on nothing but its row or column, wherever parts begin.
// Source: BLAS.
import {
  type Expr,
  type Int,
  type Local,
  type ModuleBuilder,
  range,
  ret,
  type Stmt,
  when,
  whileLoop,
} from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { double, i32, type Real, single, v128 } from '../ops.ts';
import { type Axpy, buildAxpy, buildDot, type Dot, dots, element, times } from './level2Columns.ts';

type S = Expr<'f64'>;

/** Columns that one pass handles. */
const COLUMNS = 4;

/** gemvN(m, n, a, A, lda, x, y) */
export const buildGemvN = (m: ModuleBuilder, r: Real, axpy: Axpy, name?: string) =>
  m.func(name, ['i32', 'i32', r.type, 'i32', 'i32', 'i32', 'i32'], 'void', (frame, rows, n, alpha, A, lda, x, y) => {
    const columns = frame.ints(COLUMNS);
    const [i, to] = frame.ints(2) as [Int, Int];
    const factors = Array.from({ length: COLUMNS }, () => frame.local(r.type));
    const splats = frame.locals('v128', COLUMNS);
    const vector = (offset: number): Stmt =>
      v128.store(
        to,
        columns.reduce<Expr<'v128'>>(
          (sum, c, j) => r.vadd(sum, r.vmul(v128.load(c, offset), splats[j]!)),
          v128.load(to, offset),
        ),
        offset,
      );
    const sweep = (unroll: number): Stmt =>
      whileLoop(i32.ge(i, unroll * r.lanes), [
        ...Array.from({ length: unroll }, (_, u) => vector(16 * u)),
        ...[...columns, to].map((p) => p.plus(16 * unroll)),
        i.plus(-unroll * r.lanes),
      ]);
    const next = [A.plus(i32.mul(lda, COLUMNS)), x.plus(COLUMNS * r.bytes), n.plus(-COLUMNS)];
    return [
      whileLoop(i32.ge(n, COLUMNS), [
        ...columns.flatMap((c, j) => [
          c.to(j === 0 ? A : i32.add(columns[j - 1]!, lda)),
          factors[j]!.set(r.mul(alpha, r.load(x, j * r.bytes))),
          splats[j]!.set(r.splat(factors[j]!)),
        ]),
        to.to(y),
        i.to(rows),
        sweep(2),
        sweep(1),
        times(i, [
          r.store(
            to,
            columns.reduce<S>((sum, c, j) => r.add(sum, r.mul(r.load(c), factors[j]!)), r.load(to)),
          ),
          ...[...columns, to].map((p) => p.plus(r.bytes)),
        ]),
        ...next,
      ]),
      times(n, [m.call(axpy, rows, r.mul(alpha, r.load(x)), A, y), A.plus(lda), x.plus(r.bytes)]),
    ];
  });

/** gemvT(m, n, a, A, lda, x, y) */
export const buildGemvT = (m: ModuleBuilder, r: Real, dot: Dot, name?: string) =>
  m.func(name, ['i32', 'i32', r.type, 'i32', 'i32', 'i32', 'i32'], 'void', (frame, rows, n, alpha, A, lda, x, y) => {
    const [i, a, from] = frame.ints(3) as [Int, Int, Int];
    const [body, results] = dots(r, frame, COLUMNS, i, a, lda, from);
    const add = (sum: S, offset: number): Stmt => r.store(y, r.add(r.load(y, offset), r.mul(alpha, sum)), offset);
    return [
      whileLoop(i32.ge(n, COLUMNS), [
        i.to(rows),
        a.to(A),
        from.to(x),
        ...body,
        ...results.map((sum, j) => add(sum, j * r.bytes)),
        A.plus(i32.mul(lda, COLUMNS)),
        y.plus(COLUMNS * r.bytes),
        n.plus(-COLUMNS),
      ]),
      times(n, [add(m.call(dot, rows, A, x), 0), A.plus(lda), y.plus(r.bytes)]),
    ];
  });

/**
 * ger(shape, m, first, last, a, x, y, A, lda): columns first..last-1 of A := A + a x y^T; all m rows, or with shape 1 those of the lower
 * triangle, with 2 of the upper one. With `twice`: + a x y^T + a y x^T.
 */
function buildUpdate(m: ModuleBuilder, r: Real, name: string, twice: boolean, axpy: Axpy): void {
  const types = ['i32', 'i32', 'i32', 'i32', r.type, 'i32', 'i32', 'i32', 'i32'] as const;
  m.func(name, types, 'void', (frame, shape, rows, first, last, alpha, x, y, A, lda) => {
    const [j, top, count, a] = frame.ints(4) as [Int, Int, Int, Int];
    const add = (u: Int, v: Int): Stmt =>
      m.call(axpy, count, r.mul(alpha, r.load(element(r, v, j))), element(r, u, top), element(r, a, top));
    return [
      count.to(rows),
      a.to(i32.add(A, i32.mul(first, lda))),
      range(j, first, last, 1, [
        when(i32.eq(shape, 1), [top.to(j), count.to(i32.sub(rows, j))]),
        when(i32.eq(shape, 2), [count.to(i32.add(j, 1))]),
        add(x, y),
        ...(twice ? [add(y, x)] : []),
        a.plus(lda),
      ]),
    ];
  });
}

/** symv(upper, n, first, last, a, A, lda, x, y) */
export function buildSymv(m: ModuleBuilder, r: Real, name?: string) {
  // both(n, f, a, x, y): y := y + f a, and a^T x: one pass for an element and its mirror image.
  const both = m.func(undefined, ['i32', r.type, 'i32', 'i32', 'i32'], r.type, (frame, n, f, a, x, y) => {
    const splat = frame.local('v128');
    const [element, ...sums] = frame.locals('v128', 3) as [Local<'v128'>, Local<'v128'>, Local<'v128'>];
    const sum = frame.local(r.type);
    const scalar = frame.local(r.type);
    const vector = (u: number): Stmt[] => [
      element.set(v128.load(a, 16 * u)),
      v128.store(y, r.vadd(v128.load(y, 16 * u), r.vmul(element, splat)), 16 * u),
      sums[u]!.set(r.vadd(sums[u]!, r.vmul(element, v128.load(x, 16 * u)))),
    ];
    const skip = (bytes: number): Stmt[] => [a, x, y].map((p) => p.plus(bytes));
    const total = r.vadd(sums[0]!, sums[1]!);
    return [
      splat.set(r.splat(f)),
      whileLoop(i32.ge(n, 2 * r.lanes), [...vector(0), ...vector(1), ...skip(32), n.plus(-2 * r.lanes)]),
      element.set(total),
      sum.set(Array.from({ length: r.lanes }, (_, l) => r.extract(element, l)).reduce((p, q) => r.add(p, q))),
      times(n, [
        scalar.set(r.load(a)),
        r.store(y, r.add(r.load(y), r.mul(scalar, f))),
        sum.set(r.add(sum, r.mul(scalar, r.load(x)))),
        ...skip(r.bytes),
      ]),
      ret(sum),
    ];
  });
  const four = buildFourBoth(m, r);
  const types = ['i32', 'i32', 'i32', 'i32', r.type, 'i32', 'i32', 'i32', 'i32'] as const;
  return m.func(name, types, 'void', (frame, upper, n, first, last, alpha, A, lda, x, y) => {
    const [j, top, count, a, yj, block] = frame.ints(6) as [Int, Int, Int, Int, Int, Int];
    const [xj, sum] = [frame.local(r.type), frame.local(r.type)];
    return [
      a.to(i32.add(A, i32.mul(first, lda))),
      block.to(i32.add(first, i32.and(i32.sub(last, first), -COLUMNS))),
      whileLoop(i32.gt(block, first), [
        when(upper, [top.to(0), count.to(first)], [top.to(i32.add(first, COLUMNS)), count.to(i32.sub(n, top))]),
        m.call(
          four,
          upper,
          count,
          alpha,
          a,
          lda,
          element(r, a, top),
          element(r, x, top),
          element(r, y, top),
          element(r, x, first),
          element(r, y, first),
          i32.shl(first, r.shift),
        ),
        first.plus(COLUMNS),
        a.plus(i32.mul(lda, COLUMNS)),
      ]),
      range(j, first, last, 1, [
        xj.set(r.mul(alpha, r.load(element(r, x, j)))),
        when(upper, [count.to(j)], [top.to(i32.add(j, 1)), count.to(i32.sub(n, top))]),
        sum.set(m.call(both, count, xj, element(r, a, top), element(r, x, top), element(r, y, top))),
        yj.to(element(r, y, j)),
        r.store(yj, r.add(r.load(yj), r.add(r.mul(r.load(element(r, a, j)), xj), r.mul(alpha, sum)))),
        a.plus(lda),
      ]),
    ];
  });
}

/**
 * four(upper, n, alpha, A, lda, a, x, y, xs, ys, first): symv's part of four columns of a triangle; `first` is the byte of a column at
 * which their block on the diagonal begins, A the first column, xs and ys what belongs to the block. The n elements of a column that lie
 * outside the block begin at a, and what belongs to them at x and y.
 */
function buildFourBoth(m: ModuleBuilder, r: Real) {
  const I = 'i32' as const;
  return m.func(
    undefined,
    [I, I, r.type, I, I, I, I, I, I, I, I],
    'void',
    (frame, upper, n, alpha, A, lda, a, x, y, xs, ys, first) => {
      const columns = [a, ...frame.ints(COLUMNS - 1)];
      const factors = Array.from({ length: COLUMNS }, () => frame.local(r.type));
      const sums = Array.from({ length: COLUMNS }, () => frame.local(r.type));
      const splats = frame.locals('v128', COLUMNS);
      const totals = frame.locals('v128', COLUMNS);
      const [loaded, mine, others] = frame.locals('v128', 3) as [Local<'v128'>, Local<'v128'>, Local<'v128'>];
      const [down, along] = frame.ints(2) as [Int, Int];
      const scalar = frame.local(r.type);
      const skip = (bytes: number): Stmt[] => [...columns, x, y].map((p) => p.plus(bytes));
      const vector: Stmt[] = [
        others.set(v128.load(x)),
        mine.set(v128.load(y)),
        ...columns.flatMap((c, j) => [
          loaded.set(v128.load(c)),
          mine.set(r.vadd(mine, r.vmul(loaded, splats[j]!))),
          totals[j]!.set(r.vadd(totals[j]!, r.vmul(loaded, others))),
        ]),
        v128.store(y, mine),
      ];
      // Element (p, q) of the block and its mirror image, p >= q
      const inBlock = (p: number, q: number): Expr<'i32'> =>
        i32.add(A, i32.add(first, i32.add(i32.mul(down, p), i32.mul(along, q))));
      const indices = Array.from({ length: COLUMNS }, (_, j) => j);
      return [
        ...columns.slice(1).map((c, j) => c.to(i32.add(columns[j]!, lda))),
        ...indices.flatMap((j) => [
          factors[j]!.set(r.mul(alpha, r.load(xs, j * r.bytes))),
          splats[j]!.set(r.splat(factors[j]!)),
          totals[j]!.set(v128.zero()),
        ]),
        whileLoop(i32.ge(n, r.lanes), [...vector, ...skip(16), n.plus(-r.lanes)]),
        ...indices.map((j) =>
          sums[j]!.set(
            Array.from({ length: r.lanes }, (_, l) => r.extract(totals[j]!, l)).reduce((p, q) => r.add(p, q)),
          ),
        ),
        times(n, [
          ...columns.flatMap((c, j) => [
            scalar.set(r.load(c)),
            r.store(y, r.add(r.load(y), r.mul(scalar, factors[j]!))),
            sums[j]!.set(r.add(sums[j]!, r.mul(scalar, r.load(x)))),
          ]),
          ...skip(r.bytes),
        ]),
        down.to(r.bytes),
        along.to(lda),
        when(upper, [down.to(lda), along.to(r.bytes)]),
        ...indices.map((p) =>
          r.store(
            ys,
            indices.reduce<S>(
              (sum, q) => r.add(sum, r.mul(r.load(inBlock(Math.max(p, q), Math.min(p, q))), factors[q]!)),
              r.add(r.load(ys, p * r.bytes), r.mul(alpha, sums[p]!)),
            ),
            p * r.bytes,
          ),
        ),
      ];
    },
  );
}

/** The elements of column j of a triangle that are off its diagonal: first, and how many. */
const offDiagonal = (upper: Int, n: Int, j: Int, top: Int, count: Int): Stmt =>
  when(upper, [top.to(0), count.to(j)], [top.to(i32.add(j, 1)), count.to(i32.sub(i32.sub(n, j), 1))]);

/**
 * trmv(upper, trans, unit, n, A, lda, x, other, R, xOther, y): y := y + op(A) x + op(R) xOther for a triangle A of order n and the
 * rectangle R beside, above or below it, of which xOther has `other` elements.
 */
function buildTrmv(
  m: ModuleBuilder,
  r: Real,
  axpy: Axpy,
  dot: Dot,
  gemvN: ReturnType<typeof buildGemvN>,
  gemvT: ReturnType<typeof buildGemvT>,
): void {
  const types = ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'] as const;
  m.func('trmv', types, 'void', (frame, upper, trans, unit, n, A, lda, x, other, R, xOther, y) => {
    const [j, top, count, yj] = frame.ints(4) as [Int, Int, Int, Int];
    const xj = frame.local(r.type);
    const own = frame.local(r.type);
    const one = r.const(1);
    return [
      when(trans, [m.call(gemvT, other, n, one, R, lda, xOther, y)], [m.call(gemvN, n, other, one, R, lda, xOther, y)]),
      range(j, 0, n, 1, [
        xj.set(r.load(element(r, x, j))),
        offDiagonal(upper, n, j, top, count),
        own.set(xj),
        when(i32.eqz(unit), [own.set(r.mul(xj, r.load(element(r, A, j))))]),
        yj.to(element(r, y, j)),
        r.store(yj, r.add(r.load(yj), own)),
        when(
          trans,
          [r.store(yj, r.add(r.load(yj), m.call(dot, count, element(r, A, top), element(r, x, top))))],
          [m.call(axpy, count, xj, element(r, A, top), element(r, y, top))],
        ),
        A.plus(lda),
      ]),
    ];
  });
}

/** trsv(upper, trans, unit, n, A, lda, x): x := op(A)^-1 x. */
function buildTrsv(m: ModuleBuilder, r: Real, axpy: Axpy, dot: Dot): void {
  m.func(
    'trsv',
    ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    'void',
    (frame, upper, trans, unit, n, A, lda, x) => {
      const [step, j, top, count, a, at] = frame.ints(6) as [Int, Int, Int, Int, Int, Int];
      const xj = frame.local(r.type);
      return [
        range(step, 0, n, 1, [
          // op(A) lower is solved forwards, upper backwards.
          j.to(step),
          when(i32.ne(i32.ne(upper, 0), i32.ne(trans, 0)), [j.to(i32.sub(i32.sub(n, step), 1))]),
          a.to(i32.add(A, i32.mul(j, lda))),
          at.to(element(r, x, j)),
          offDiagonal(upper, n, j, top, count),
          xj.set(r.load(at)),
          when(trans, [xj.set(r.sub(xj, m.call(dot, count, element(r, a, top), element(r, x, top))))]),
          when(i32.eqz(unit), [xj.set(r.div(xj, r.load(element(r, a, j))))]),
          r.store(at, xj),
          when(i32.eqz(trans), [m.call(axpy, count, r.neg(xj), element(r, a, top), element(r, x, top))]),
        ]),
      ];
    },
  );
}

const kernel = (r: Real): WasmKernel => ({
  name: `level2-${r.prec}`,
  build(m) {
    const axpy = buildAxpy(m, r);
    const dot = buildDot(m, r);
    const gemvN = buildGemvN(m, r, axpy, 'gemvN');
    const gemvT = buildGemvT(m, r, dot, 'gemvT');
    buildUpdate(m, r, 'ger', false, axpy);
    buildUpdate(m, r, 'ger2', true, axpy);
    buildSymv(m, r, 'symv');
    buildTrmv(m, r, axpy, dot, gemvN, gemvT);
    buildTrsv(m, r, axpy, dot);
  },
});

export const level2 = { s: kernel(single), d: kernel(double) } as const;
