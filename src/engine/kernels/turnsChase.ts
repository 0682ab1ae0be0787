// Chases of bulges and double-shift steps in WebAssembly, part of the kernel of turns.ts.
//
//   chase(H, ldh, k, to, last, right, upper, V, ldv, filled, rows): turns.ref.ts says what they are
//   sweep(H, ldh, l, i, from, to, re, im, V, ldv, rows, eps): as sweep of lahqr.ref.ts, V with so many rows
//
// Storage: doubles, column-major, contiguous columns; H and V are addresses, leading dimensions in bytes.
// Mapping: a call is one thread's. Operations and their order are those of the references, and so are the bits.
// Source: LAPACK xLAHQR, xLAQR5.
import {
  block,
  br,
  brIf,
  type Expr,
  type Func,
  type Int,
  type Local,
  loop,
  type ModuleBuilder,
  type Stmt,
  select,
  when,
  whileLoop,
} from '../assembler.ts';
import { i32, double as r } from '../ops.ts';

/** A function of a length, a place, a leading dimension and factors. */
export type Turn = Func<readonly ['i32', 'i32', 'i32', ...'f64'[]], 'void'>;
/** Rotations and reflections of rows, or of columns. */
export interface TurnsOf {
  readonly rotated: Turn;
  readonly three: Turn;
  readonly two: Turn;
}
type Chase = Func<readonly 'i32'[], 'void'>;

const I = 'i32' as const;

/** Squared lengths between these neither overflow nor lose digits. */
const [SHORT, LONG] = [1e-280, 1e280];

/** beta, t and w of the reflector of v, as makeSmallReflector; `size` and `squares` are variables of their own. */
export function reflectorOf(
  v: readonly Local<'f64'>[],
  [beta, t, ...w]: readonly Local<'f64'>[],
  [size, squares]: readonly Local<'f64'>[],
): Stmt[] {
  const [v1, v2, v3] = v as [Local<'f64'>, Local<'f64'>, Local<'f64'>];
  const zero = r.const(0);
  const square = squares!.set(r.add(r.add(r.mul(v1, v1), r.mul(v2, v2)), r.mul(v3, v3)));
  const inRange = i32.and(r.gt(squares!, r.const(SHORT)), r.lt(squares!, r.const(LONG)));
  return [
    beta!.set(v1),
    t!.set(zero),
    when(i32.or(r.ne(v2, zero), r.ne(v3, zero)), [
      size!.set(r.const(1)),
      square,
      when(i32.eqz(inRange), [
        size!.set(r.max(r.max(r.abs(v1), r.abs(v2)), r.abs(v3))),
        ...v.map((x) => x.set(r.div(x, size!))),
        square,
      ]),
      beta!.set(r.sqrt(squares!)),
      beta!.set(select(r.gt(v1, zero), r.neg(beta!), beta!)),
      t!.set(r.div(r.sub(beta!, v1), beta!)),
      ...w.map((x, i) => x.set(r.div(v[i + 1]!, r.sub(v1, beta!)))),
      beta!.set(r.mul(beta!, size!)),
    ]),
  ];
}

export function buildChase(m: ModuleBuilder, rows: TurnsOf, columns: TurnsOf): Chase {
  const types = [I, I, I, I, I, I, I, I, I, I, I] as const;
  return m.func('chase', types, 'void', (frame, H, ldh, k, to, last, right, upper, V, ldv, filled, most) => {
    const v = frame.locals('f64', 3);
    const reflector = frame.locals('f64', 4);
    const [beta, t, w2, w3] = reflector as [Local<'f64'>, Local<'f64'>, Local<'f64'>, Local<'f64'>];
    const [p, column, three] = frame.ints(3) as [Int, Int, Int];
    const zero = r.const(0);
    const turn = (of: 'three' | 'two'): Stmt[] => {
      const factors = of === 'three' ? [w2, w3, t] : [w2, t];
      return [
        m.call(rows[of], i32.sub(right, k), i32.add(p, ldh), ldh, ...factors),
        m.call(columns[of], i32.sub(i32.min(i32.add(k, 4), i32.add(last, 1)), upper), column, ldh, ...factors),
        m.call(columns[of], i32.min(most, i32.add(k, filled)), V, ldv, ...factors),
      ];
    };
    return [
      p.to(i32.add(H, i32.add(i32.shl(k, 3), i32.mul(ldh, i32.sub(k, 1))))),
      column.to(i32.add(H, i32.add(i32.shl(upper, 3), i32.mul(ldh, k)))),
      V.plus(i32.mul(ldv, k)),
      whileLoop(i32.lt(k, to), [
        three.to(i32.lt(k, i32.sub(last, 1))),
        ...v.slice(0, 2).map((x, i) => x.set(r.load(p, 8 * i))),
        v[2]!.set(zero),
        when(three, [v[2]!.set(r.load(p, 16))]),
        ...reflectorOf(v, reflector, frame.locals('f64', 2)),
        r.store(p, beta),
        r.store(p, zero, 8),
        when(three, [r.store(p, zero, 16)]),
        when(r.ne(t, zero), [when(three, turn('three'), turn('two'))]),
        ...[k.plus(1), p.plus(i32.add(ldh, 8)), column.plus(ldh), V.plus(ldv)],
      ]),
    ];
  });
}

/** Sums of squares between these can be multiplied by an element and its rounding error. */
const [LEAST, MOST] = [1e-120, 1e120];

export function buildSweep(
  m: ModuleBuilder,
  { three: rows3 }: TurnsOf,
  { three: columns3 }: TurnsOf,
  chase: Chase,
): void {
  const types = [I, I, I, I, I, I, 'f64', 'f64', I, I, I, 'f64'] as const;
  m.func('sweep', types, 'void', (frame, H, ldh, l, i, from, to, re, im, V, ldv, rows, eps) => {
    type F = Local<'f64'>;
    const v = frame.locals('f64', 3) as [F, F, F];
    const reflector = frame.locals('f64', 4) as [F, F, F, F];
    const [own, next, below, apart, size, ratio] = frame.locals('f64', 6) as [F, F, F, F, F, F];
    const [k, p] = frame.ints(2) as [Int, Int];
    const [v1, v2, v3] = v;
    const [, t, w2, w3] = reflector;
    const corner = i32.sub(p, ldh);
    const sumOf = (...x: readonly Expr<'f64'>[]): Expr<'f64'> => x.map(r.abs).reduce(r.add);
    const above = r.load(i32.add(p, ldh));
    const beneath = r.load(i32.add(p, ldh), 16);
    const trace = r.sub(r.sub(r.add(own, next), re), re);
    const firstColumn: Stmt[] = [
      own.set(r.load(p)),
      next.set(r.load(i32.add(p, ldh), 8)),
      below.set(r.load(p, 8)),
      apart.set(r.sub(own, re)),
      v1.set(r.add(r.add(r.mul(below, above), r.mul(apart, apart)), r.mul(im, im))),
      v2.set(r.mul(below, trace)),
      v3.set(r.mul(below, beneath)),
      size.set(sumOf(...v)),
      when(i32.eqz(i32.and(r.gt(size, r.const(LEAST)), r.lt(size, r.const(MOST)))), [
        size.set(sumOf(apart, im, below)),
        ratio.set(r.div(below, size)),
        v1.set(r.add(r.add(r.mul(ratio, above), r.mul(apart, r.div(apart, size))), r.mul(im, r.div(im, size)))),
        v2.set(r.mul(ratio, trace)),
        v3.set(r.mul(ratio, beneath)),
        size.set(sumOf(...v)),
        ...v.map((x) => x.set(r.div(x, size))),
      ]),
    ];
    const areSmall = r.le(
      r.mul(r.abs(r.load(corner)), r.add(r.abs(v2), r.abs(v3))),
      r.mul(r.mul(eps, r.abs(v1)), sumOf(r.load(i32.sub(corner, 8)), own, next)),
    );
    const column = i32.add(H, i32.add(i32.shl(from, 3), i32.mul(ldh, k)));
    const height = i32.sub(i32.min(i32.add(k, 4), i32.add(i, 1)), from);
    return [
      k.to(i32.sub(i, 2)),
      p.to(i32.add(H, i32.add(i32.shl(k, 3), i32.mul(ldh, k)))),
      block((out) => [
        loop((again) => [
          ...firstColumn,
          brIf(out, i32.le(k, l)),
          brIf(out, areSmall),
          ...[k.plus(-1), p.to(i32.sub(corner, 8))],
          br(again),
        ]),
      ]),
      ...reflectorOf(v, reflector, frame.locals('f64', 2)),
      when(i32.gt(k, l), [r.store(corner, r.mul(r.load(corner), r.sub(r.const(1), t)))]),
      when(r.ne(t, r.const(0)), [
        m.call(rows3, i32.sub(to, k), p, ldh, w2, w3, t),
        m.call(columns3, height, column, ldh, w2, w3, t),
        m.call(columns3, rows, i32.add(V, i32.mul(ldv, k)), ldv, w2, w3, t),
      ]),
      m.call(chase, H, ldh, i32.add(k, 1), i, i, to, from, V, ldv, rows, rows),
    ];
  });
}
