// Eigenvectors of a Schur form in WebAssembly: the steps of their substitution. Doubles, real or complex.
//
//   substitute  rows r0..r1-1 of vectors k0..k1-1: (T - w I) x = 0, with what the rows below say subtracted already. A vector that
//               belongs to one of these rows begins with it.
//
// Storage: T and X column-major, leading dimensions in bytes. kinds[k], an integer: whether rows k and k + 1 of T are a block; a block of
// two has the real and the imaginary part of a vector as two columns of X. No block is divided by r0, r1, k0 or k1.
// Mapping: a call is one thread's vectors, two at a time, one per lane where the diagonal blocks are solved. What a vector becomes does not
// depend on the other.
// Rules: those of shiftedBlock.ref.ts; a vector that would grow too large is scaled, all of it.
// Source: LAPACK xTREVC3.
import {
  type Expr,
  type Func,
  type Int,
  int,
  type Local,
  type ModuleBuilder,
  memoryFill,
  type Stmt,
  select,
  when,
  whileLoop,
} from '../assembler.ts';
import type { WasmKernel } from '../engine.ts';
import { i32, lanes, double as r, v128 } from '../ops.ts';
import { times } from './level2Columns.ts';
import { type Both, both, solveOne, solveTwo } from './trevcSolve.ts';

const I = 'i32' as const;
type V = Local<'v128'>;

/** Rows of a step are fewer; a vector that is none has as many in scratch. */
const ROWS = 64;
const [EVEN, ODD, SWAPPED] = [lanes(8, [0, 2]), lanes(8, [1, 3]), lanes(8, [1, 0])];
const [FIRST, SECOND] = [lanes(8, [0, 0]), lanes(8, [1, 1])];

const isPair = (kinds: Int, k: Expr<'i32'>): Expr<'i32'> => i32.load(i32.add(kinds, i32.shl(k, 2)));

type Update = Func<readonly ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'v128', 'v128', 'v128', 'v128'], 'void'>;
const UPDATE = [I, I, I, I, I, I, I, 'v128', 'v128', 'v128', 'v128'] as const;

/**
 * update(rows, t1, t2, a, ai, b, bi, re1, im1, re2, im2): a vector's columns a and ai, and another's b and bi, -= those of T times the
 * lanes of the factors. `two`: t2 counts; `wide`: ai and bi do. Of an odd number of rows one more is overwritten.
 */
const buildUpdate = (m: ModuleBuilder, two: boolean, wide: boolean): Update =>
  m.func(undefined, UPDATE, 'void', (f, rows, t1, t2, a, ai, b, bi, re1, im1, re2, im2) => {
    const columns = wide ? [a, ai, b, bi] : [a, b];
    const terms = two ? [t2, t1] : [t1];
    const parts = (re: V, im: V) => (wide ? [re, im, re, im] : [re, re]);
    const given = two ? [parts(re2, im2), parts(re1, im1)] : [parts(re1, im1)];
    const factors = given.map((of) => of.map(() => f.local('v128')));
    const loaded = terms.map(() => f.local('v128'));
    return [
      ...factors.flatMap((of, t) =>
        of.map((factor, c) =>
          factor.set(v128.shuffle(given[t]![c]!, given[t]![c]!, 2 * c < of.length ? FIRST : SECOND)),
        ),
      ),
      whileLoop(i32.gt(rows, 0), [
        ...loaded.map((x, t) => x.set(v128.load(terms[t]!))),
        ...columns.map((x, c) =>
          v128.store(
            x,
            loaded.reduce<Expr<'v128'>>((sum, t, i) => r.vsub(sum, r.vmul(factors[i]![c]!, t)), v128.load(x)),
          ),
        ),
        ...[...terms, ...columns].map((p) => p.plus(16)),
        rows.plus(-2),
      ]),
    ];
  });

/** The same of complex columns a and b. */
const buildComplexUpdate = (m: ModuleBuilder): Update =>
  m.func(undefined, UPDATE, 'void', (f, rows, t, _t2, a, _ai, b, _bi, re, im) => {
    const columns = [a, b];
    const [same, crossed] = [f.locals('v128', 2), f.locals('v128', 2)];
    const [x, swapped] = [f.local('v128'), f.local('v128')];
    return [
      ...same.map((own, c) => own.set(v128.shuffle(re, re, c === 0 ? FIRST : SECOND))),
      // (-im, im)
      ...crossed.flatMap((own, c) => [
        own.set(v128.shuffle(im, im, c === 0 ? FIRST : SECOND)),
        own.set(r.replace(own, 0, r.neg(r.extract(own, 0)))),
      ]),
      times(rows, [
        x.set(v128.load(t)),
        swapped.set(v128.shuffle(x, x, SWAPPED)),
        ...columns.map((p, c) =>
          v128.store(p, r.vsub(v128.load(p), r.vadd(r.vmul(same[c]!, x), r.vmul(crossed[c]!, swapped)))),
        ),
        ...[t, a, b].map((p) => p.plus(16)),
      ]),
    ];
  });

/** scale(doubles, x, factor) */
const buildScale = (m: ModuleBuilder) =>
  m.func(undefined, [I, I, 'f64'], 'void', (_f, count, x, factor) => [
    times(count, [r.store(x, r.mul(r.load(x), factor)), x.plus(8)]),
  ]);

/** One of two vectors: its columns, whether there are two, and its eigenvalue. */
interface Vector {
  readonly own: Int;
  readonly other: Int;
  readonly pair: Int;
  readonly re: Local<'f64'>;
  readonly im: Local<'f64'>;
}

/** group(T, ldt, kinds, r0, r1, k, l, X, ldx, eps): the vectors of rows k and l, or of k alone if l is negative; l is not below r1. */
function buildGroup(m: ModuleBuilder, complex: boolean) {
  const shift = complex ? 4 : 3;
  const bytes = 2 ** shift;
  const scaleColumn = buildScale(m);
  const updates = complex
    ? [[buildComplexUpdate(m)]]
    : [false, true].map((two) => [false, true].map((wide) => buildUpdate(m, two, wide)));
  return m.func(
    undefined,
    [I, I, I, I, I, I, I, I, I, 'f64'],
    'void',
    (f, T, ldt, kinds, r0, r1, k, l, X, ldx, eps) => {
      const vectors = [0, 1].map(
        (): Vector => ({ ...{ own: f.int(), other: f.int(), pair: f.int() }, re: f.local('f64'), im: f.local('f64') }),
      ) as [Vector, Vector];
      const [j, p, q, two, given, row, from, t1] = f.ints(8) as [Int, Int, Int, Int, Int, Int, Int, Int];
      const [x1, x2, w] = [both(f), both(f), { ...both(f), least: f.local('v128') }];
      const [scale, a, b] = f.locals('v128', 3) as [V, V, V];
      const at = (base: Int, i: Int): Expr<'i32'> => i32.add(base, i32.shl(i, shift));
      /** Columns that are none: rows r0..r1 of them lie in scratch. */
      const none = (c: number): Expr<'i32'> => i32.sub(i32.add(m.scratch, c * ROWS * bytes), i32.shl(r0, shift));
      const begin = (v: Vector, of: Int, c: number): Stmt[] => [
        v.own.to(i32.add(X, i32.mul(of, ldx))),
        v.other.to(none(c)),
        v.pair.to(0),
        p.to(i32.add(T, i32.add(i32.mul(of, ldt), i32.shl(of, shift)))),
        v.re.set(r.load(p)),
        v.im.set(complex ? r.load(p, 8) : r.const(0)),
        ...(complex
          ? []
          : [
              when(isPair(kinds, of), [
                v.pair.to(1),
                v.other.to(i32.add(v.own, ldx)),
                v.im.set(r.mul(r.sqrt(r.abs(r.load(p, 8))), r.sqrt(r.abs(r.load(i32.add(p, ldt)))))),
              ]),
            ]),
      ];
      const lane = (x: Expr<'f64'>, y: Expr<'f64'>) => r.replace(r.splat(x), 1, y);
      const alone = (x: V, value: Expr<'f64'>): Stmt => x.set(r.replace(v128.zero(), 0, value));
      const clear = (x: Both): Stmt[] => [x.re.set(v128.zero()), x.im.set(v128.zero())];
      const [first, second] = vectors;
      /** The vector of row k begins with that row. p is its place on the diagonal. */
      const start: Stmt[] = [
        ...[from.to(r0), j.to(k), given.to(1)],
        ...[clear(x1), clear(x2)].flat(),
        alone(x1.re, r.const(1)),
        memoryFill(at(first.own, r0), 0, i32.shl(i32.sub(r1, r0), shift)),
        when(first.pair, [
          j.to(i32.add(k, 1)),
          memoryFill(at(first.other, r0), 0, i32.shl(i32.sub(r1, r0), shift)),
          when(
            r.ge(r.abs(r.load(i32.add(p, ldt))), r.abs(r.load(p, 8))),
            [alone(x2.im, r.div(first.im, r.load(i32.add(p, ldt))))],
            [alone(x1.re, r.div(r.neg(first.im), r.load(p, 8))), alone(x2.im, r.const(1))],
          ),
        ]),
      ];
      /** Numbers of row `row`, `offset` bytes behind. */
      const loadRow = ({ re, im }: Both, offset: number): Stmt[] =>
        complex
          ? [
              a.set(v128.load(at(first.own, row), offset)),
              b.set(v128.load(at(second.own, row), offset)),
              re.set(v128.shuffle(a, b, EVEN)),
              im.set(v128.shuffle(a, b, ODD)),
            ]
          : [
              re.set(r.loadLane(at(second.own, row), r.loadFirst(at(first.own, row), offset), 1, offset)),
              im.set(r.loadLane(at(second.other, row), r.loadFirst(at(first.other, row), offset), 1, offset)),
            ];
      const storeRow = ({ re, im }: Both, offset: number): Stmt[] =>
        complex
          ? [
              v128.store(at(first.own, row), v128.shuffle(re, im, EVEN), offset),
              v128.store(at(second.own, row), v128.shuffle(re, im, ODD), offset),
            ]
          : vectors.flatMap(({ own, other }, c) => [
              r.storeLane(at(own, row), re, c, offset),
              r.storeLane(at(other, row), im, c, offset),
            ]);
      const solve: Stmt[] = [
        ...loadRow(x1, 0),
        ...(complex
          ? solveOne(f, { re: r.loadSplat(q), im: r.loadSplat(q, 8) }, w, x1, scale)
          : [
              when(
                two,
                [
                  ...loadRow(x2, 8),
                  ...solveTwo(
                    f,
                    [r.loadSplat(q), r.loadSplat(i32.add(q, ldt)), r.loadSplat(q, 8), r.loadSplat(p)],
                    w,
                    x1,
                    x2,
                    scale,
                  ),
                ],
                solveOne(f, { re: r.loadSplat(q) }, w, x1, scale),
              ),
            ]),
      ];
      const scaled = ({ own, other, pair }: Vector, of: Int, c: number): Stmt => {
        const each = (x: Int) =>
          m.call(
            scaleColumn,
            i32.shl(i32.sub(i32.add(i32.add(of, 1), pair), from), shift - 3),
            at(x, from),
            r.extract(scale, c),
          );
        return when(i32.and(r.ne(r.extract(scale, c), r.const(1)), i32.ge(of, 0)), [
          each(own),
          when(pair, [each(other)]),
        ]);
      };
      const call = (update: Update): Stmt =>
        m.call(
          update,
          i32.sub(row, r0),
          t1,
          i32.add(t1, ldt),
          ...(vectors.flatMap(({ own, other }) => [at(own, r0), at(other, r0)]) as [
            Expr<'i32'>,
            Expr<'i32'>,
            Expr<'i32'>,
            Expr<'i32'>,
          ]),
          ...([x1.re, x1.im, x2.re, x2.im] as const),
        );
      const wide = i32.or(first.pair, second.pair);
      const update = complex
        ? [call(updates[0]![0]!)]
        : [
            when(
              two,
              [when(wide, [call(updates[1]![1]!)], [call(updates[1]![0]!)])],
              [when(wide, [call(updates[0]![1]!)], [call(updates[0]![0]!)])],
            ),
          ];
      return [
        memoryFill(m.scratch, 0, 3 * ROWS * bytes),
        when(i32.ge(l, 0), begin(second, l, 2), [second.own.to(none(1)), second.other.to(none(2)), second.pair.to(0)]),
        ...begin(first, k, 0),
        when(i32.lt(l, 0), [second.re.set(first.re), second.im.set(first.im)]),
        w.re.set(lane(first.re, second.re)),
        w.im.set(lane(first.im, second.im)),
        w.least.set(r.vmax(r.vmul(r.splat(eps), r.vadd(r.vabs(w.re), r.vabs(w.im))), r.vconst(2 ** -960))),
        ...[from.to(0), given.to(0), j.to(i32.sub(r1, 1))],
        when(i32.lt(k, r1), start),
        whileLoop(i32.ge(j, r0), [
          p.to(i32.add(T, i32.add(i32.mul(j, ldt), i32.shl(j, shift)))),
          two.to(0),
          ...(complex ? [] : [when(i32.gt(j, r0), [two.to(isPair(kinds, i32.sub(j, 1)))])]),
          row.to(i32.sub(j, two)),
          q.to(i32.sub(p, select(two, i32.add(ldt, bytes), int(0)))),
          when(
            given,
            [given.to(0)],
            [
              scale.set(r.vconst(1)),
              ...solve,
              when(v128.anyTrue(r.vne(scale, r.vconst(1))), [scaled(first, k, 0), scaled(second, l, 1)]),
            ],
          ),
          t1.to(i32.add(T, i32.add(i32.mul(row, ldt), i32.shl(r0, shift)))),
          ...update,
          // Behind the update, which may have written to this row
          ...storeRow(x1, 0),
          ...(complex ? [] : [when(two, storeRow(x2, 8))]),
          j.to(i32.sub(row, 1)),
        ]),
      ];
    },
  );
}

/** substitute(T, ldt, kinds, r0, r1, k0, k1, X, ldx, eps); r0 <= k0, and r1 - r0 < ROWS */
function buildSubstitute(m: ModuleBuilder, complex: boolean): void {
  const group = buildGroup(m, complex);
  m.func('substitute', [I, I, I, I, I, I, I, I, I, 'f64'], 'void', (f, T, ldt, kinds, r0, r1, k, k1, X, ldx, eps) => {
    const [l, next] = f.ints(2) as [Int, Int];
    const behind = (of: Int): Expr<'i32'> => i32.add(i32.add(of, 1), complex ? 0 : isPair(kinds, of));
    return [
      whileLoop(i32.lt(k, k1), [
        l.to(-1),
        next.to(behind(k)),
        when(i32.and(i32.ge(k, r1), i32.lt(next, k1)), [l.to(next), next.to(behind(l))]),
        m.call(group, T, ldt, kinds, r0, r1, k, l, X, ldx, eps),
        k.to(next),
      ]),
    ];
  });
}

const kernel = (complex: boolean): WasmKernel => ({
  name: complex ? 'trevc-z' : 'trevc-d',
  build: (m) => buildSubstitute(m, complex),
});

export const trevc = { 1: kernel(false), 2: kernel(true) } as const;
