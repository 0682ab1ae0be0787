// Systems of order 1 and 2 with a shifted diagonal block of a Schur form, two at a time: each vector of doubles holds a number of one
// system and the same of another, which have the block in common and differ in shift and right side. Nothing branches on one of them
// alone, and what one becomes does not depend on the other.
//
//   solveOne  (t - w) x = scale b
//   solveTwo  ([t11 t12; t21 t22] - w) x = scale b, by elimination with complete pivoting
//
// Rules: divisors below `least` are replaced by it; scale keeps x within the range. Operations and their order are those of
// shiftedBlock.ref.ts. Source: LAPACK xLALN2.
import { type Expr, type Frame, type Local, type Stmt, when } from '../assembler.ts';
import { double as r, v128 } from '../ops.ts';

type V = Expr<'v128'>;

const v = (f: Frame): Local<'v128'> => f.local('v128');

/** A complex number of each system. */
export interface Both {
  readonly re: Local<'v128'>;
  readonly im: Local<'v128'>;
}
export const both = (f: Frame): Both => ({ re: v(f), im: v(f) });

/** The shifts w, and what their divisors are at least. */
export interface Shifts extends Both {
  readonly least: Local<'v128'>;
}

/** As in shiftedBlock.ref.ts. */
const BIG = 2 ** 500;

const size = ({ re, im }: { readonly re: V; readonly im: V }): V => r.vadd(r.vabs(re), r.vabs(im));
const times = (x: Both, factor: V): Stmt[] => [x.re.set(r.vmul(x.re, factor)), x.im.set(r.vmul(x.im, factor))];

/** Where `least` is more than d, d becomes it. */
function bounded(f: Frame, d: Both, least: V): Stmt[] {
  const small = v(f);
  return [
    small.set(r.vlt(size(d), least)),
    d.re.set(v128.bitselect(least, d.re, small)),
    d.im.set(v128.andnot(d.im, small)),
  ];
}

/** Numbers of the size `most` are to be divided by ones of the size `divisor`: where that is too much, all of x and scale become less. */
function restrain(f: Frame, most: V, divisor: V, x: readonly Both[], scale: Local<'v128'>): Stmt[] {
  const [top, bound, factor] = [v(f), v(f), v(f)];
  return [
    top.set(most),
    bound.set(r.vmul(r.vconst(BIG), divisor)),
    factor.set(r.vgt(top, bound)),
    when(v128.anyTrue(factor), [
      factor.set(v128.bitselect(r.vdiv(bound, top), r.vconst(1), factor)),
      ...x.flatMap((z) => times(z, factor)),
      scale.set(r.vmul(scale, factor)),
    ]),
  ];
}

/** to := a / b, as divideRef. `to` may be a. */
function divide(f: Frame, a: Both, b: Both, to: Both): Stmt[] {
  const [turned, ratio, length, x, y] = [v(f), v(f), v(f), v(f), v(f)];
  return [
    turned.set(v128.not(r.vle(r.vabs(b.im), r.vabs(b.re)))),
    x.set(v128.bitselect(b.im, b.re, turned)),
    y.set(v128.bitselect(b.re, b.im, turned)),
    ratio.set(r.vdiv(y, x)),
    length.set(r.vadd(x, r.vmul(y, ratio))),
    x.set(v128.bitselect(a.im, a.re, turned)),
    y.set(v128.bitselect(a.re, a.im, turned)),
    to.re.set(r.vdiv(r.vadd(x, r.vmul(y, ratio)), length)),
    // Turned it is the negative: the sign changes.
    to.im.set(v128.xor(r.vdiv(r.vsub(y, r.vmul(x, ratio)), length), v128.and(turned, r.vconst(-0)))),
  ];
}

/** x holds b. */
export function solveOne(
  f: Frame,
  t: { readonly re: V; readonly im?: V },
  w: Shifts,
  x: Both,
  scale: Local<'v128'>,
): Stmt[] {
  const d = both(f);
  return [
    d.re.set(r.vsub(t.re, w.re)),
    d.im.set(t.im ? r.vsub(t.im, w.im) : r.vneg(w.im)),
    ...bounded(f, d, w.least),
    ...restrain(f, size(x), size(d), [x], scale),
    ...divide(f, x, d, x),
  ];
}

/** x -= a y */
function subtract(x: Both, a: Both, y: Both): Stmt[] {
  return [
    x.re.set(r.vsub(x.re, r.vsub(r.vmul(a.re, y.re), r.vmul(a.im, y.im)))),
    x.im.set(r.vsub(x.im, r.vadd(r.vmul(a.re, y.im), r.vmul(a.im, y.re)))),
  ];
}

/** x and y change places where the mask says so. */
function exchange(f: Frame, x: Both, y: Both, mask: V): Stmt[] {
  const kept = v(f);
  return (['re', 'im'] as const).flatMap((part) => [
    kept.set(x[part]),
    x[part].set(v128.bitselect(y[part], x[part], mask)),
    y[part].set(v128.bitselect(kept, y[part], mask)),
  ]);
}

/** x1 and x2 hold b. */
export function solveTwo(
  f: Frame,
  [t11, t12, t21, t22]: readonly [V, V, V, V],
  w: Shifts,
  x1: Both,
  x2: Both,
  scale: Local<'v128'>,
): Stmt[] {
  const [d, h, above, below, most] = [v(f), v(f), v(f), v(f), v(f)];
  const [second, third, fourth] = [v(f), v(f), v(f)];
  const [byRows, diagonal, own, across, near, far] = [v(f), v(f), v(f), v(f), v(f), v(f)];
  const [p, q, s, u, factor, b1, b2] = [both(f), both(f), both(f), both(f), both(f), both(f), both(f)];
  const unscaled = v(f);
  const pivot = (mask: Local<'v128'>, candidate: V): Stmt[] => [
    mask.set(r.vgt(candidate, most)),
    most.set(v128.bitselect(candidate, most, mask)),
  ];
  const keep = (from: Both, to: Both): Stmt[] => [to.re.set(from.re), to.im.set(from.im)];
  const choose = (x: Both, other: Both, mask: V): Stmt[] => [
    x.re.set(v128.bitselect(other.re, x.re, mask)),
    x.im.set(v128.bitselect(other.im, x.im, mask)),
  ];
  return [
    ...[above.set(t12), below.set(t21), d.set(r.vsub(t11, w.re)), h.set(r.vsub(t22, w.re))],
    ...[...keep(x1, b1), ...keep(x2, b2), unscaled.set(scale)],
    most.set(r.vadd(r.vabs(d), r.vabs(w.im))),
    ...pivot(second, r.vabs(above)),
    ...pivot(third, r.vabs(below)),
    ...pivot(fourth, r.vadd(r.vabs(h), r.vabs(w.im))),
    // [p q; r s] with the largest element as p: rows, columns or both change places. The factor is r, and then r / p.
    byRows.set(v128.or(third, fourth)),
    diagonal.set(v128.or(fourth, v128.not(v128.or(second, third)))),
    own.set(v128.bitselect(h, d, byRows)),
    across.set(v128.bitselect(below, above, byRows)),
    near.set(v128.bitselect(above, below, byRows)),
    far.set(v128.bitselect(d, h, byRows)),
    p.re.set(v128.bitselect(own, across, diagonal)),
    q.re.set(v128.bitselect(across, own, diagonal)),
    factor.re.set(v128.bitselect(near, far, diagonal)),
    s.re.set(v128.bitselect(far, near, diagonal)),
    p.im.set(r.vneg(v128.and(w.im, diagonal))),
    q.im.set(r.vneg(v128.andnot(w.im, diagonal))),
    ...[factor.im.set(q.im), s.im.set(p.im)],
    ...exchange(f, x1, x2, byRows),
    ...divide(f, factor, p, factor),
    ...[...keep(s, u), ...subtract(u, factor, q), ...bounded(f, u, w.least)],
    ...subtract(x2, factor, x1),
    ...restrain(f, size(x2), size(u), [x1, x2], scale),
    ...divide(f, x2, u, x2),
    ...subtract(x1, q, x2),
    ...restrain(f, size(x1), size(p), [x1, x2], scale),
    ...divide(f, x1, p, x1),
    ...exchange(f, x1, x2, v128.or(fourth, v128.andnot(second, third))),
    // A block that is nothing next to `least`
    most.set(r.vlt(most, w.least)),
    when(v128.anyTrue(most), [
      ...[u.re.set(unscaled), u.im.set(w.least)],
      ...restrain(f, r.vmax(size(b1), size(b2)), w.least, [b1, b2], u.re),
      ...[b1, b2].flatMap((b) => [b.re.set(r.vdiv(b.re, u.im)), b.im.set(r.vdiv(b.im, u.im))]),
      ...choose(x1, b1, most),
      ...choose(x2, b2, most),
      scale.set(v128.bitselect(u.re, scale, most)),
    ]),
  ];
}
