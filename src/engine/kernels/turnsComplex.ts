// Rotations of complex Hessenberg and Schur forms in WebAssembly, part of the kernel of turns.ts.
//
//   chasePairs(H, ldh, k, to, last, right, upper, V, ldv, filled, rows): chasePairsRef, of a bulge that is there
//   startPairs(H, ldh, k, to, last, right, upper, V, ldv, filled, rows, l, re, im): the same with the bulge made first, by a shift, in an
//              active block that begins in row l
//   sweepPairs(H, ldh, l, i, right, upper, re, im, V, ldv, rows, eps): sweepPairsRef
//   movePairs(n, T, ldt, rows, Q, ldq, from, to): trexcComplexRef
//   leftPairs, rightPairs(m, n, v, re t, im t, C, ldc): larfRef, but for the order of sums
//
// Storage: doubles in pairs, column-major, contiguous columns; H, V, T and Q are addresses, leading dimensions in bytes.
// Mapping: a call is one thread's. A complex number is a vector; of columns and of rows two are in flight at once. Operations and their
//          order are those of the references, and so are the bits.
// Source: LAPACK xLARTG, xLAHQR, xTREXC.
import {
  block,
  br,
  brIf,
  type Expr,
  type Frame,
  type Func,
  type I32,
  type Int,
  type Local,
  loop,
  type ModuleBuilder,
  memoryCopy,
  type Stmt,
  select,
  when,
  whileLoop,
} from '../assembler.ts';
import { i32, lanes, double as r, v128 } from '../ops.ts';
import { times } from './level2Columns.ts';

type F = Local<'f64'>;
type V = Local<'v128'>;
type X = Expr<'f64'>;
/** Of a length, a place, a leading dimension, and the factors of a rotation. */
type Rotate = Func<readonly ['i32', 'i32', 'i32', 'v128', 'v128', 'v128', 'v128'], 'void'>;

const I = 'i32' as const;
const zero = r.const(0);
const one = r.const(1);
const SWAPPED = lanes(8, [1, 0]);
/** Bytes of a complex number. */
const PAIR = 16;
const largest = (x: X, y: X): X => r.max(r.abs(x), r.abs(y));
/** |re| + |im| of the number at an address. */
const sizeAt = (at: Expr<'i32'>): X => r.add(r.abs(r.load(at)), r.abs(r.load(at, 8)));
const elementAt = (A: Int, ld: Int, i: I32, j: I32): Expr<'i32'> =>
  i32.add(A, i32.add(i32.mul(PAIR, i), i32.mul(ld, j)));

/** An address and an offset in bytes. */
type Place = readonly [Int, number];

/**
 * rotate(count, at, ld, c, re s, forX, forY): x and y := c x + s y, c y - conj(s) x, of columns of so many rows, or of rows of so many
 * columns. What im s contributes comes from the elements with their parts swapped, times forX and forY, which hold it with both signs.
 */
function buildRotate(m: ModuleBuilder, byRows: boolean): Rotate {
  const types = [I, I, I, 'v128', 'v128', 'v128', 'v128'] as const;
  return m.func(undefined, types, 'void', (frame, count, at, ld, own, same, forX, forY) => {
    const [a, b, d, e] = frame.locals('v128', 4) as [V, V, V, V];
    const other = frame.int();
    const product = (v: V, crossed: V): Expr<'v128'> =>
      r.vadd(r.vmul(same, v), r.vmul(crossed, v128.shuffle(v, v, SWAPPED)));
    const newX = (x: V, y: V): Expr<'v128'> => r.vadd(r.vmul(own, x), product(y, forX));
    const newY = (x: V, y: V): Expr<'v128'> => r.vsub(r.vmul(own, y), product(x, forY));
    // What is rotated with each other lies side by side in one column, or in two, of which `other` is the second.
    const [x, nextY]: readonly [Place, Place] = [
      [at, 0],
      [other, PAIR],
    ];
    const [beside, across]: readonly [Place, Place] = [
      [at, PAIR],
      [other, 0],
    ];
    const [y, nextX] = byRows ? [beside, across] : [across, beside];
    const go = byRows
      ? [at.to(i32.add(other, ld)), other.to(i32.add(at, ld))]
      : [at.plus(2 * PAIR), other.plus(2 * PAIR)];
    const load = ([pointer, offset]: Place): Expr<'v128'> => v128.load(pointer, offset);
    const store = ([pointer, offset]: Place, v: Expr<'v128'>): Stmt => v128.store(pointer, v, offset);
    return [
      other.to(i32.add(at, ld)),
      whileLoop(i32.ge(count, 2), [
        ...[a.set(load(x)), b.set(load(y)), d.set(load(nextX)), e.set(load(nextY))],
        ...[store(x, newX(a, b)), store(y, newY(a, b)), store(nextX, newX(d, e)), store(nextY, newY(d, e))],
        ...go,
        count.plus(-2),
      ]),
      when(i32.gt(count, 0), [a.set(load(x)), b.set(load(y)), store(x, newX(a, b)), store(y, newY(a, b))]),
    ];
  });
}

/** A rotation c, s with r, and vectors of it. */
interface Plane {
  readonly c: F;
  readonly sr: F;
  readonly si: F;
  readonly rr: F;
  readonly ri: F;
  readonly own: V;
  readonly same: V;
  /** (im s, -im s), and the negative */
  readonly plus: V;
  readonly minus: V;
}

function newPlane(frame: Frame): Plane {
  const [c, sr, si, rr, ri] = frame.locals('f64', 5) as [F, F, F, F, F];
  const [own, same, plus, minus] = frame.locals('v128', 4) as [V, V, V, V];
  return { c, sr, si, rr, ri, own, same, plus, minus };
}

/** The rotation that makes g zero, as lartgComplexRef. */
function planeOf(frame: Frame, plane: Plane, fr: F, fi: F, gr: F, gi: F): Stmt[] {
  const { c, sr, si, rr, ri, own: ownVector, same, plus, minus } = plane;
  const [xr, xi, yr, yi, ur, ui] = frame.locals('f64', 6) as [F, F, F, F, F, F];
  const [unit, square, length, own, most] = frame.locals('f64', 5) as [F, F, F, F, F];
  const inside = i32.and(r.gt(unit, r.const(2 ** -500)), r.lt(unit, r.const(2 ** 500)));
  const all = [
    [xr, fr],
    [xi, fi],
    [yr, gr],
    [yi, gi],
  ] as const;
  const tiny: Stmt[] = [
    most.set(largest(fr, fi)),
    when(
      r.eq(most, zero),
      [own.set(zero), ur.set(one), ui.set(zero)],
      [
        ...[xr.set(r.div(fr, most)), xi.set(r.div(fi, most))],
        own.set(r.sqrt(r.add(r.mul(xr, xr), r.mul(xi, xi)))),
        ...[ur.set(r.div(xr, own)), ui.set(r.div(xi, own))],
      ],
    ),
    own.set(r.mul(r.div(most, unit), own)),
  ];
  return [
    ...[c.set(one), sr.set(zero), si.set(zero), rr.set(fr), ri.set(fi)],
    when(i32.or(r.ne(gr, zero), r.ne(gi, zero)), [
      unit.set(r.max(largest(fr, fi), largest(gr, gi))),
      unit.set(select(inside, one, unit)),
      ...all.map(([to, from]) => to.set(from)),
      when(
        r.ne(unit, one),
        all.map(([to]) => to.set(r.div(to, unit))),
      ),
      square.set(r.add(r.mul(xr, xr), r.mul(xi, xi))),
      length.set(r.sqrt(r.add(square, r.add(r.mul(yr, yr), r.mul(yi, yi))))),
      when(r.le(square, r.const(2 ** -900)), tiny, [
        own.set(r.sqrt(square)),
        ...[ur.set(r.div(xr, own)), ui.set(r.div(xi, own))],
      ]),
      c.set(r.div(own, length)),
      sr.set(r.div(r.add(r.mul(ur, yr), r.mul(ui, yi)), length)),
      si.set(r.div(r.sub(r.mul(ui, yr), r.mul(ur, yi)), length)),
      rr.set(r.mul(r.mul(ur, length), unit)),
      ri.set(r.mul(r.mul(ui, length), unit)),
    ]),
    ...[ownVector.set(r.splat(c)), same.set(r.splat(sr))],
    ...[plus.set(r.replace(r.splat(si), 1, r.neg(si))), minus.set(r.replace(r.splat(si), 0, r.neg(si)))],
  ];
}

/** Rotations of rows, and of columns by the conjugate transpose. */
interface Rotations {
  readonly rows: (g: Plane, count: I32, at: Expr<'i32'>, ld: Int) => Stmt;
  readonly columns: (g: Plane, count: I32, at: Expr<'i32'>, ld: Int) => Stmt;
}

type Start = Func<readonly [...'i32'[], 'f64', 'f64'], 'void'>;

function buildChase(m: ModuleBuilder, { rows, columns }: Rotations): Start {
  const types = [I, I, I, I, I, I, I, I, I, I, I] as const;
  type Args = readonly [Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int];
  /** Rows and columns k and k + 1 of H, and V's columns, unless the rotation is none. */
  const turn = (g: Plane, [H, ldh, k, , last, right, upper, V, ldv, filled, most]: Args): Stmt =>
    when(i32.or(r.ne(g.sr, zero), r.ne(g.si, zero)), [
      rows(g, i32.sub(right, k), elementAt(H, ldh, k, k), ldh),
      columns(g, i32.sub(i32.min(i32.add(k, 3), i32.add(last, 1)), upper), elementAt(H, ldh, upper, k), ldh),
      columns(g, i32.min(most, i32.add(k, filled)), elementAt(V, ldv, 0, k), ldv),
    ]);
  const chase = m.func('chasePairs', types, 'void', (frame, ...args) => {
    const [H, ldh, k, to] = args;
    const g = newPlane(frame);
    const [fr, fi, gr, gi] = frame.locals('f64', 4) as [F, F, F, F];
    const p = frame.int();
    return [
      p.to(elementAt(H, ldh, k, i32.sub(k, 1))),
      whileLoop(i32.lt(k, to), [
        ...[fr, fi, gr, gi].map((x, part) => x.set(r.load(p, 8 * part))),
        ...planeOf(frame, g, fr, fi, gr, gi),
        ...[g.rr, g.ri, zero, zero].map((x, part) => r.store(p, x, 8 * part)),
        turn(g, args),
        ...[k.plus(1), p.plus(i32.add(ldh, PAIR))],
      ]),
    ];
  });
  return m.func('startPairs', [...types, I, 'f64', 'f64'], 'void', (frame, ...args) => {
    const [H, ldh, k, to, last, right, upper, V, ldv, filled, most, l, re, im] = args;
    const given = [H, ldh, k, to, last, right, upper, V, ldv, filled, most] as const;
    const g = newPlane(frame);
    const [fr, fi, gr, gi] = frame.locals('f64', 4) as [F, F, F, F];
    const p = frame.int();
    return [
      when(i32.lt(k, to), [
        p.to(elementAt(H, ldh, k, k)),
        ...[fr.set(r.sub(r.load(p), re)), fi.set(r.sub(r.load(p, 8), im))],
        ...[gr.set(r.load(p, 16)), gi.set(r.load(p, 24))],
        ...planeOf(frame, g, fr, fi, gr, gi),
        when(i32.gt(k, l), [
          p.to(i32.sub(p, ldh)),
          ...[r.store(p, r.mul(r.load(p), g.c)), r.store(p, r.mul(r.load(p, 8), g.c), 8)],
        ]),
        turn(g, given),
        m.call(chase, H, ldh, i32.add(k, 1), to, last, right, upper, V, ldv, filled, most),
      ]),
    ];
  });
}

function buildSweep(m: ModuleBuilder, start: Start): void {
  const types = [I, I, I, I, I, I, 'f64', 'f64', I, I, I, 'f64'] as const;
  m.func('sweepPairs', types, 'void', (frame, H, ldh, l, i, right, upper, re, im, V, ldv, rows, eps) => {
    const [k, p] = frame.ints(2) as [Int, Int];
    const [first, second, size] = frame.locals('f64', 3) as [F, F, F];
    const [ownSize, nextSize] = [sizeAt(p), sizeAt(i32.add(i32.add(p, ldh), PAIR))];
    const areSmall = r.le(
      r.mul(sizeAt(i32.sub(p, ldh)), r.div(second, size)),
      r.mul(eps, r.mul(r.div(first, size), r.add(ownSize, nextSize))),
    );
    const [belowRe, belowIm] = [r.abs(r.load(p, PAIR)), r.abs(r.load(p, PAIR + 8))];
    return [
      k.to(i32.sub(i, 1)),
      p.to(elementAt(H, ldh, k, k)),
      block((out) => [
        loop((again) => [
          brIf(out, i32.le(k, l)),
          // Of the first column of H - shift
          first.set(r.add(r.abs(r.sub(r.load(p), re)), r.abs(r.sub(r.load(p, 8), im)))),
          second.set(r.add(belowRe, belowIm)),
          size.set(r.add(r.add(first, belowRe), belowIm)),
          brIf(out, areSmall),
          ...[k.plus(-1), p.to(i32.sub(i32.sub(p, ldh), PAIR))],
          br(again),
        ]),
      ]),
      m.call(start, H, ldh, k, i, i, right, upper, V, ldv, rows, rows, l, re, im),
    ];
  });
}

function buildMove(m: ModuleBuilder, { rows, columns }: Rotations): void {
  /** The diagonal elements k and k + 1 change places. */
  const exchange = m.func(undefined, [I, I, I, I, I, I, I], 'void', (frame, n, T, ldt, count, Q, ldq, k) => {
    const g = newPlane(frame);
    const [fr, fi, gr, gi] = frame.locals('f64', 4) as [F, F, F, F];
    const [a, b] = frame.locals('v128', 2) as [V, V];
    const [p, next] = frame.ints(2) as [Int, Int];
    return [
      p.to(elementAt(T, ldt, k, k)),
      next.to(i32.add(p, ldt)),
      ...[a.set(v128.load(p)), b.set(v128.load(next, PAIR))],
      ...[fr.set(r.load(next)), fi.set(r.load(next, 8))],
      gr.set(r.sub(r.extract(b, 0), r.extract(a, 0))),
      gi.set(r.sub(r.extract(b, 1), r.extract(a, 1))),
      ...planeOf(frame, g, fr, fi, gr, gi),
      rows(g, i32.sub(i32.sub(n, k), 2), i32.add(next, ldt), ldt),
      columns(g, k, elementAt(T, ldt, 0, k), ldt),
      ...[v128.store(p, b), v128.store(next, a, PAIR)],
      columns(g, count, elementAt(Q, ldq, 0, k), ldq),
    ];
  });
  m.func('movePairs', [I, I, I, I, I, I, I, I], 'void', (frame, n, T, ldt, count, Q, ldq, from, to) => {
    const k = frame.int();
    const pass = m.call(exchange, n, T, ldt, count, Q, ldq, k);
    return [k.to(from), whileLoop(i32.lt(k, to), [pass, k.plus(1)]), whileLoop(i32.gt(k, to), [k.plus(-1), pass])];
  });
}

type Axpy = Func<readonly ['i32', 'f64', 'f64', 'i32', 'i32'], 'void'>;

/** axpy(n, re f, im f, x, y): y := y + f x. */
const buildAxpy = (m: ModuleBuilder): Axpy =>
  m.func(undefined, [I, 'f64', 'f64', I, I], 'void', (frame, n, fr, fi, x, y) => {
    const [same, crossed, a] = frame.locals('v128', 3) as [V, V, V];
    return [
      ...[same.set(r.splat(fr)), crossed.set(r.replace(r.splat(fi), 0, r.neg(fi)))],
      times(n, [
        a.set(v128.load(x)),
        v128.store(y, r.vadd(v128.load(y), r.vadd(r.vmul(same, a), r.vmul(crossed, v128.shuffle(a, a, SWAPPED))))),
        ...[x.plus(PAIR), y.plus(PAIR)],
      ]),
    ];
  });

/** leftPairs(m, n, v, re t, im t, C, ldc) and rightPairs, as left and right of turns.ts: I - t v v^H times C, and C times it. */
function buildReflect(m: ModuleBuilder): void {
  const axpy = buildAxpy(m);
  const types = [I, I, I, 'f64', 'f64', I, I] as const;
  m.func('leftPairs', types, 'void', (frame, rows, cols, v, re, im, C, ldc) => {
    const [straight, crossed, a, b] = frame.locals('v128', 4) as [V, V, V, V];
    const [x, y, wr, wi] = frame.locals('f64', 4) as [F, F, F, F];
    const [left, p, q] = frame.ints(3) as [Int, Int, Int];
    return [
      rows.plus(-1),
      v.plus(PAIR),
      times(cols, [
        // v^H c: products of equal parts, and of different ones
        ...[straight.set(v128.zero()), crossed.set(v128.zero())],
        ...[left.to(rows), p.to(v), q.to(i32.add(C, PAIR))],
        times(left, [
          ...[a.set(v128.load(p)), b.set(v128.load(q))],
          straight.set(r.vadd(straight, r.vmul(a, b))),
          crossed.set(r.vadd(crossed, r.vmul(a, v128.shuffle(b, b, SWAPPED)))),
          ...[p.plus(PAIR), q.plus(PAIR)],
        ]),
        x.set(r.add(r.load(C), r.add(r.extract(straight, 0), r.extract(straight, 1)))),
        y.set(r.add(r.load(C, 8), r.sub(r.extract(crossed, 0), r.extract(crossed, 1)))),
        ...[wr.set(r.sub(r.mul(re, x), r.mul(im, y))), wi.set(r.add(r.mul(re, y), r.mul(im, x)))],
        ...[r.store(C, r.sub(r.load(C), wr)), r.store(C, r.sub(r.load(C, 8), wi), 8)],
        m.call(axpy, rows, r.neg(wr), r.neg(wi), v, i32.add(C, PAIR)),
        C.plus(ldc),
      ]),
    ];
  });
  m.func('rightPairs', types, 'void', (frame, rows, cols, v, re, im, C, ldc) => {
    const [left, c, factor, sums] = frame.ints(4) as [Int, Int, Int, Int];
    const [a, b] = frame.locals('f64', 2) as [F, F];
    const others = (body: readonly Stmt[]): Stmt[] => [
      ...[left.to(i32.sub(cols, 1)), c.to(C), factor.to(v)],
      times(left, [...[c.plus(ldc), factor.plus(PAIR)], ...[a.set(r.load(factor)), b.set(r.load(factor, 8))], ...body]),
    ];
    return [
      sums.to(m.scratch),
      memoryCopy(sums, C, i32.mul(PAIR, rows)),
      ...others([m.call(axpy, rows, a, b, c, sums)]),
      m.call(axpy, rows, r.neg(re), r.neg(im), sums, C),
      // -t conj(v)
      ...others([
        m.call(
          axpy,
          ...([rows, r.neg(r.add(r.mul(re, a), r.mul(im, b))), r.sub(r.mul(re, b), r.mul(im, a)), sums, c] as const),
        ),
      ]),
    ];
  });
}

export function buildComplexTurns(m: ModuleBuilder): void {
  buildReflect(m);
  const [byRows, byColumns] = [buildRotate(m, true), buildRotate(m, false)];
  const rotations: Rotations = {
    rows: ({ own, same, plus, minus }, count, at, ld) => m.call(byRows, count, at, ld, own, same, minus, plus),
    columns: ({ own, same, plus, minus }, count, at, ld) => m.call(byColumns, count, at, ld, own, same, plus, minus),
  };
  buildSweep(m, buildChase(m, rotations));
  buildMove(m, rotations);
}
