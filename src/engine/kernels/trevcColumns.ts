// What eigenvectors of a Schur form are prepared and finished with, in WebAssembly. Doubles.
//
//   largest    the largest magnitude in columns each of which is longer than the one before it; NaN if there is one
//   reverse    B(i, j) := A(i, j), real or complex, with rows and columns of A at any distances, and conjugated if it is wanted
//   normalize  vectors k0..k1-1 := vectors / their largest |re| + |im|; those of a pair are two columns, which may then become the second's
//              negative, and the first. NaN does not count in real ones.
//
// Storage: column-major, leading dimensions in bytes. kinds[k], an integer: whether columns k and k + 1 are a pair.
// Mapping: a call is one thread's columns.
import { type Int, type Local, type ModuleBuilder, type Stmt, when, whileLoop } from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { i32, lanes, double as r, v128 } from '../ops.ts';
import { times } from './level2Columns.ts';

const I = 'i32' as const;
type V = Local<'v128'>;
const [SWAPPED, EVERY] = [lanes(8, [1, 0]), lanes(8, [0, 0])];

/** largest(cols, doubles, more, A, lda, to): the first column counts so many doubles, each other one more so many. */
function buildLargest(m: ModuleBuilder): void {
  m.func('largest', [I, I, I, I, I, I], 'void', (f, cols, count, more, A, lda, to) => {
    const [left, p] = f.ints(2) as [Int, Int];
    const [most, other] = f.locals('v128', 2) as [V, V];
    const see = (most: V, offset: number): Stmt => most.set(r.vmax(most, r.vabs(v128.load(p, offset))));
    return [
      ...[most.set(v128.zero()), other.set(v128.zero())],
      times(cols, [
        ...[left.to(count), p.to(A)],
        whileLoop(i32.ge(left, 4), [see(most, 0), see(other, 16), p.plus(32), left.plus(-4)]),
        times(left, [most.set(r.vmax(most, r.vabs(r.loadSplat(p)))), p.plus(8)]),
        ...[A.plus(lda), count.plus(more)],
      ]),
      most.set(r.vmax(most, other)),
      r.store(to, r.max(r.extract(most, 0), r.extract(most, 1))),
    ];
  });
}

/** Columns of a strip, whose elements lie side by side in A where its columns are near. */
const STRIP = 8;

/** reverse(rows, cols, B, ldb, A, rowA, colA, sign): distances in bytes; complex numbers get their imaginary parts times the sign. */
function buildReverse(m: ModuleBuilder, complex: boolean): void {
  const bytes = complex ? 16 : 8;
  m.func('reverse', [I, I, I, I, I, I, I, 'f64'], 'void', (f, rows, cols, B, ldb, A, rowA, colA, sign) => {
    const [i, j, a, b] = f.ints(4) as [Int, Int, Int, Int];
    return [
      whileLoop(i32.gt(cols, 0), [
        i.to(0),
        whileLoop(i32.lt(i, rows), [
          a.to(i32.add(A, i32.mul(i, rowA))),
          b.to(i32.add(B, i32.mul(i, bytes))),
          j.to(i32.min(cols, STRIP)),
          times(j, [
            r.store(b, r.load(a)),
            ...(complex ? [r.store(b, r.mul(sign, r.load(a, 8)), 8)] : []),
            ...[a.plus(colA), b.plus(ldb)],
          ]),
          i.plus(1),
        ]),
        A.plus(i32.mul(colA, STRIP)),
        B.plus(i32.mul(ldb, STRIP)),
        cols.plus(-STRIP),
      ]),
    ];
  });
}

/** normalize(kinds, k0, k1, X, ldx, rows, change): so many rows, or if that is 0 those down to the row that a vector begins with. */
function buildNormalize(m: ModuleBuilder, complex: boolean): void {
  m.func('normalize', [I, I, I, I, I, I, I], 'void', (f, kinds, k, k1, X, ldx, rows, change) => {
    const [pair, count, left, p, q] = f.ints(5) as [Int, Int, Int, Int, Int];
    const [most, x, y] = f.locals('v128', 3) as [V, V, V];
    const begin = [p.to(i32.add(X, i32.mul(k, ldx))), q.to(i32.add(p, ldx)), left.to(count)];
    /** Of two elements, or of one. */
    const each = (body: (single: boolean) => Stmt[], two: boolean): Stmt[] => {
      const step = (bytes: number) => [p.plus(bytes), ...(two ? [q.plus(bytes)] : [])];
      return [
        ...begin,
        whileLoop(i32.ge(left, 2), [...body(false), ...step(16), left.plus(-2)]),
        ...(complex ? [] : [when(left, body(true))]),
      ];
    };
    const load = (at: Int, single: boolean) => (single ? r.loadFirst(at) : v128.load(at));
    const save = (at: Int, value: V, single: boolean): Stmt =>
      single ? r.storeLane(at, value, 0) : v128.store(at, value);
    const see = (single: boolean, two: boolean): Stmt[] => {
      const size = [x.set(r.vabs(load(p, single)))];
      if (complex) size.push(x.set(r.vadd(x, v128.shuffle(x, x, SWAPPED))));
      if (two) size.push(x.set(r.vadd(x, r.vabs(load(q, single)))));
      return [...size, most.set(complex ? r.vmax(most, x) : r.vpmax(most, x))];
    };
    const divide = (single: boolean, two: boolean): Stmt[] => [
      x.set(r.vdiv(load(p, single), most)),
      ...(two
        ? [
            y.set(r.vdiv(load(q, single), most)),
            when(
              change,
              [save(q, x, single), y.set(r.vneg(y)), save(p, y, single)],
              [save(p, x, single), save(q, y, single)],
            ),
          ]
        : [save(p, x, single)]),
    ];
    const column = (two: boolean): Stmt[] => [
      ...each((single) => see(single, two), two),
      // Both lanes: of complex numbers they are the same.
      most.set(r.vpmax(most, v128.shuffle(most, most, SWAPPED))),
      most.set(v128.shuffle(most, most, EVERY)),
      ...each((single) => divide(single, two), two),
    ];
    return [
      whileLoop(i32.lt(k, k1), [
        pair.to(complex ? 0 : i32.load(i32.add(kinds, i32.shl(k, 2)))),
        count.to(rows),
        when(i32.eqz(rows), [count.to(i32.add(i32.add(k, 1), pair))]),
        ...(complex ? [count.to(i32.shl(count, 1))] : []),
        most.set(v128.zero()),
        ...(complex ? column(false) : [when(pair, column(true), column(false))]),
        k.to(i32.add(i32.add(k, 1), pair)),
      ]),
    ];
  });
}

const kernel = (complex: boolean): WasmKernel => ({
  name: complex ? 'trevc-columns-z' : 'trevc-columns-d',
  build(m) {
    buildLargest(m);
    buildReverse(m, complex);
    buildNormalize(m, complex);
  },
});

export const trevcColumns = { 1: kernel(false), 2: kernel(true) } as const;
