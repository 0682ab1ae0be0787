// What eigenvectors of a Schur form are prepared and finished with, in WebAssembly.
//
//   largest    the largest magnitude in columns each of which is longer than the one before it; NaN if there is one
//   place      B(i, j) := A(i, j), from doubles, with rows and columns of A at any distances; conjugated if it is wanted
//   normalize  vectors k0..k1-1 := vectors / their largest |re| + |im|; those of a pair are two columns, which may then become the second's
//              negative, and the first. NaN does not count in real ones.
//
// Storage: column-major, leading dimensions in bytes. kinds[k], an integer: whether columns k and k + 1 are a pair.
// Mapping: a call is one thread's columns.
import { type Expr, type Int, type Local, type ModuleBuilder, type Stmt, when, whileLoop } from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { double, i32, lanes, type Real, single, v128 } from '../ops.ts';
import { times } from './level2Columns.ts';

const I = 'i32' as const;
type V = Local<'v128'>;

/** A vector's neighbours, those of a complex number, change places. */
const swapped = ({ bytes }: Real): number[] => lanes(bytes, bytes === 8 ? [1, 0] : [1, 0, 3, 2]);

/** Every lane := what `join` makes of all. */
const joined = (r: Real, v: V, join: (a: Expr<'v128'>, b: Expr<'v128'>) => Expr<'v128'>): Stmt[] => [
  v.set(join(v, v128.shuffle(v, v, swapped(r)))),
  ...(r.bytes === 4 ? [v.set(join(v, v128.shuffle(v, v, swapped(double))))] : []),
];

/** largest(cols, count, more, A, lda, to): the first column counts so many real numbers, each other one more so many. */
function buildLargest(m: ModuleBuilder, r: Real): void {
  m.func('largest', [I, I, I, I, I, I], 'void', (f, cols, count, more, A, lda, to) => {
    const [left, p] = f.ints(2) as [Int, Int];
    const [most, other] = f.locals('v128', 2) as [V, V];
    const see = (most: V, offset: number): Stmt => most.set(r.vmax(most, r.vabs(v128.load(p, offset))));
    return [
      ...[most.set(v128.zero()), other.set(v128.zero())],
      times(cols, [
        ...[left.to(count), p.to(A)],
        whileLoop(i32.ge(left, 2 * r.lanes), [see(most, 0), see(other, 16), p.plus(32), left.plus(-2 * r.lanes)]),
        times(left, [most.set(r.vmax(most, r.vabs(r.loadSplat(p)))), p.plus(r.bytes)]),
        ...[A.plus(lda), count.plus(more)],
      ]),
      most.set(r.vmax(most, other)),
      ...joined(r, most, r.vmax),
      double.store(to, r.toDouble(r.extract(most, 0))),
    ];
  });
}

/** Columns of a strip, whose elements lie side by side in A where its columns are near. */
const STRIP = 8;

/** place(rows, cols, B, ldb, A, rowA, colA, sign): distances in bytes; complex numbers get their imaginary parts times the sign. */
function buildPlace(m: ModuleBuilder, r: Real, complex: boolean): void {
  const parts = complex ? 2 : 1;
  m.func('place', [I, I, I, I, I, I, I, 'f64'], 'void', (f, rows, cols, B, ldb, A, rowA, colA, sign) => {
    const [i, j, a, b] = f.ints(4) as [Int, Int, Int, Int];
    const [re, im] = [double.load(a), double.mul(sign, double.load(a, 8))];
    return [
      whileLoop(i32.gt(cols, 0), [
        i.to(0),
        whileLoop(i32.lt(i, rows), [
          a.to(i32.add(A, i32.mul(i, rowA))),
          b.to(i32.add(B, i32.mul(i, parts * r.bytes))),
          j.to(i32.min(cols, STRIP)),
          times(j, [
            ...[re, im].slice(0, parts).map((x, part) => r.store(b, r.fromDouble(x), part * r.bytes)),
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
function buildNormalize(m: ModuleBuilder, r: Real, complex: boolean): void {
  const parts = complex ? 2 : 1;
  /** A number behind the last vector, as a real one of its size. */
  const last = parts * r.bytes === 4 ? single : double;
  m.func('normalize', [I, I, I, I, I, I, I], 'void', (f, kinds, k, k1, X, ldx, rows, change) => {
    const [pair, count, left, p, q] = f.ints(5) as [Int, Int, Int, Int, Int];
    const [most, x, y] = f.locals('v128', 3) as [V, V, V];
    const begin = [p.to(i32.add(X, i32.mul(k, ldx))), q.to(i32.add(p, ldx)), left.to(count)];
    const larger = complex ? r.vmax : r.vpmax;
    /** Of a vector, or of one number. */
    const each = (body: (one: boolean) => Stmt[], two: boolean): Stmt[] => {
      const step = (bytes: number) => [p.plus(bytes), ...(two ? [q.plus(bytes)] : [])];
      return [
        ...begin,
        whileLoop(i32.ge(left, r.lanes), [...body(false), ...step(16), left.plus(-r.lanes)]),
        ...(parts === r.lanes
          ? []
          : [whileLoop(i32.gt(left, 0), [...body(true), ...step(parts * r.bytes), left.plus(-parts)])]),
      ];
    };
    const load = (at: Int, one: boolean) => (one ? last.loadFirst(at) : v128.load(at));
    const save = (at: Int, value: V, one: boolean): Stmt =>
      one ? last.storeLane(at, value, 0) : v128.store(at, value);
    const see = (one: boolean, two: boolean): Stmt[] => [
      x.set(r.vabs(load(p, one))),
      ...(complex ? [x.set(r.vadd(x, v128.shuffle(x, x, swapped(r))))] : []),
      ...(two ? [x.set(r.vadd(x, r.vabs(load(q, one))))] : []),
      most.set(larger(most, x)),
    ];
    const divide = (one: boolean, two: boolean): Stmt[] => [
      x.set(r.vdiv(load(p, one), most)),
      ...(two
        ? [
            y.set(r.vdiv(load(q, one), most)),
            when(change, [save(q, x, one), y.set(r.vneg(y)), save(p, y, one)], [save(p, x, one), save(q, y, one)]),
          ]
        : [save(p, x, one)]),
    ];
    const column = (two: boolean): Stmt[] => [
      ...each((one) => see(one, two), two),
      ...joined(r, most, larger),
      ...each((one) => divide(one, two), two),
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

const kernel = (name: string, r: Real, complex: boolean): WasmKernel => ({
  name: `trevc-columns-${name}`,
  build(m) {
    buildLargest(m, r);
    buildPlace(m, r, complex);
    buildNormalize(m, r, complex);
  },
});

export const trevcColumns = {
  s: kernel('s', single, false),
  d: kernel('d', double, false),
  c: kernel('c', single, true),
  z: kernel('z', double, true),
} as const;
