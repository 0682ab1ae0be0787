// Products of complex matrices with vectors in WebAssembly, on contiguous vectors.
//
//   gemvN  y := y + a A x     gemvT  y := y + a A^T x     gemvC  y := y + a A^H x
//
// Maths     A vector of pairs of A is multiplied part by part: in A x with a factor's real part and, for the sum's other parts, with its
//           imaginary part; in A^T x and A^H x with x and with x whose parts are exchanged. Parts are brought together once per sum.
// Storage   column-major, complex numbers as pairs, lda in bytes; a is two numbers. Numbers of rows and columns are integers.
// Mapping   as gemv in level2.ts: a call is one thread's part; down columns by vectors, four columns at a time. A is read once.
// Sums      every element of a result is computed in an order that depends on nothing but its row or column, wherever parts begin: a pair
//           that is half a vector goes through the instructions of a whole one.
// Source    BLAS xGEMV.
import { type Expr, type Int, type Local, type ModuleBuilder, type Stmt, when, whileLoop } from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { double, i32, lanes, type Real, single, v128 } from '../ops.ts';

type S = Expr<'f64'>;
type V = Local<'v128'>;

/** Columns that one pass handles. */
const COLUMNS = 4;

const swapped = (r: Real, a: Expr<'v128'>): Expr<'v128'> =>
  v128.shuffle(a, a, lanes(r.bytes, r.lanes === 4 ? [1, 0, 3, 2] : [1, 0]));

/** re + i im := alpha (u + i v). A real alpha has no imaginary part that NaN and infinity would be multiplied with. */
function scaled(r: Real, re: Local<'f64'>, im: Local<'f64'>, alpha: readonly [S, S], [u, v]: readonly [S, S]): Stmt[] {
  const [a, b] = alpha;
  return [
    re.set(r.mul(a, u)),
    im.set(r.mul(a, v)),
    when(r.ne(b, r.const(0)), [re.set(r.sub(re, r.mul(b, v))), im.set(r.add(im, r.mul(b, u)))]),
  ];
}

/** Goes through n pairs: by vectors, at the offsets from its pointers that it is given, and of singles perhaps half a vector at the end. */
function alongPairs(
  r: Real,
  n: Int,
  pointers: readonly Int[],
  step: (load: (at: Int) => Expr<'v128'>, store: (at: Int, value: V) => Stmt) => readonly Stmt[],
): Stmt[] {
  const pairs = r.lanes / 2;
  const whole = (unroll: number): Stmt =>
    whileLoop(i32.ge(n, unroll * pairs), [
      ...Array.from({ length: unroll }, (_, u) =>
        step(
          (at) => v128.load(at, 16 * u),
          (at, value) => v128.store(at, value, 16 * u),
        ),
      ).flat(),
      ...pointers.map((p) => p.plus(16 * unroll)),
      n.plus(-unroll * pairs),
    ]);
  // Two singles are as long as a double.
  const half = step(
    (at) => double.loadFirst(at),
    (at, value) => double.storeLane(at, value, 0),
  );
  return [whole(2), whole(1), ...(pairs > 1 ? [when(n, half)] : [])];
}

const PARAMETERS = (r: Real) => ['i32', 'i32', r.type, r.type, 'i32', 'i32', 'i32', 'i32'] as const;

/** gemvN(m, n, Re a, Im a, A, lda, x, y) */
const buildGemvN = (m: ModuleBuilder, r: Real) =>
  m.func('gemvN', PARAMETERS(r), 'void', (frame, rows, n, a, b, A, lda, x, y) => {
    const columns = frame.ints(COLUMNS);
    const [i, to] = frame.ints(2) as [Int, Int];
    const [f, g] = [frame.local(r.type), frame.local(r.type)];
    const [loaded, sum, other] = frame.locals('v128', 3) as [V, V, V];
    const [re, im] = [frame.locals('v128', COLUMNS), frame.locals('v128', COLUMNS)];
    /** Adds the next `count` columns. */
    const pass = (count: number): Stmt[] => {
      const own = columns.slice(0, count);
      return [
        ...own.flatMap((c, j) => [
          c.to(j === 0 ? A : i32.add(own[j - 1]!, lda)),
          ...scaled(r, f, g, [a, b], [r.load(x, 2 * j * r.bytes), r.load(x, (2 * j + 1) * r.bytes)]),
          re[j]!.set(r.splat(f)),
          // With parts exchanged p g, -q g of an element p + i q are what i g adds to the sum's parts.
          im[j]!.set(r.splat(g)),
          ...Array.from({ length: r.lanes / 2 }, (_, l) => im[j]!.set(r.replace(im[j]!, 2 * l + 1, r.neg(g)))),
        ]),
        to.to(y),
        i.to(rows),
        ...alongPairs(r, i, [...own, to], (load, store) => [
          ...own.flatMap((c, j) => {
            const [p, q] = [r.vmul(loaded, re[j]!), r.vmul(loaded, im[j]!)];
            return [
              loaded.set(load(c)),
              sum.set(j === 0 ? p : r.vadd(sum, p)),
              other.set(j === 0 ? q : r.vadd(other, q)),
            ];
          }),
          sum.set(r.vadd(load(to), r.vadd(sum, swapped(r, other)))),
          store(to, sum),
        ]),
        A.plus(i32.mul(lda, count)),
        x.plus(2 * count * r.bytes),
        n.plus(-count),
      ];
    };
    return [whileLoop(i32.ge(n, COLUMNS), pass(COLUMNS)), whileLoop(i32.gt(n, 0), pass(1))];
  });

/** gemvT, or with `conjugated` gemvC (m, n, Re a, Im a, A, lda, x, y) */
const buildGemvT = (m: ModuleBuilder, r: Real, conjugated: boolean) =>
  m.func(conjugated ? 'gemvC' : 'gemvT', PARAMETERS(r), 'void', (frame, rows, n, a, b, A, lda, x, y) => {
    const columns = frame.ints(COLUMNS);
    const [i, from] = frame.ints(2) as [Int, Int];
    const [f, g, u, v] = Array.from({ length: 4 }, () => frame.local(r.type)) as [
      Local<'f64'>,
      Local<'f64'>,
      Local<'f64'>,
      Local<'f64'>,
    ];
    const [loaded, mine, other] = frame.locals('v128', 3) as [V, V, V];
    // Sums of a x, part by part, and of a with the other part of x
    const [alike, crossed] = [frame.locals('v128', COLUMNS), frame.locals('v128', COLUMNS)];
    const part = (sums: V, odd: boolean): S =>
      Array.from({ length: r.lanes / 2 }, (_, l) => r.extract(sums, 2 * l + Number(odd))).reduce((s, t) => r.add(s, t));
    const [toReal, toImaginary] = conjugated ? [r.add, r.sub] : [r.sub, r.add];
    /** Handles the next `count` columns. */
    const pass = (count: number): Stmt[] => {
      const own = columns.slice(0, count);
      return [
        ...own.flatMap((c, j) => [
          c.to(j === 0 ? A : i32.add(own[j - 1]!, lda)),
          alike[j]!.set(v128.zero()),
          crossed[j]!.set(v128.zero()),
        ]),
        from.to(x),
        i.to(rows),
        ...alongPairs(r, i, [...own, from], (load) => [
          mine.set(load(from)),
          other.set(swapped(r, mine)),
          ...own.flatMap((c, j) => [
            loaded.set(load(c)),
            alike[j]!.set(r.vadd(alike[j]!, r.vmul(loaded, mine))),
            crossed[j]!.set(r.vadd(crossed[j]!, r.vmul(loaded, other))),
          ]),
        ]),
        ...own.flatMap((_, j) => {
          const [re, im] = [2 * j * r.bytes, (2 * j + 1) * r.bytes];
          return [
            u.set(toReal(part(alike[j]!, false), part(alike[j]!, true))),
            v.set(toImaginary(part(crossed[j]!, false), part(crossed[j]!, true))),
            ...scaled(r, f, g, [a, b], [u, v]),
            r.store(y, r.add(r.load(y, re), f), re),
            r.store(y, r.add(r.load(y, im), g), im),
          ];
        }),
        A.plus(i32.mul(lda, count)),
        y.plus(2 * count * r.bytes),
        n.plus(-count),
      ];
    };
    return [whileLoop(i32.ge(n, COLUMNS), pass(COLUMNS)), whileLoop(i32.gt(n, 0), pass(1))];
  });

const kernel = (r: Real): WasmKernel => ({
  name: `${r.prec}level2-complex`,
  build(m) {
    buildGemvN(m, r);
    buildGemvT(m, r, false);
    buildGemvT(m, r, true);
  },
});

/** Exports gemvN, gemvT, gemvC. */
export const level2Complex = { c: kernel(single), z: kernel(double) } as const;
