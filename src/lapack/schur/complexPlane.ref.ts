// Plane rotations of complex numbers, and their square roots: what iteration on complex Hessenberg forms consists of. In doubles; numbers
// are pairs side by side, places count entries of arrays.

/** A rotation: c x + s y and c y - conj(s) x, with a real c; with r where it was made to take y away. */
export interface ComplexPlane {
  c: number;
  sr: number;
  si: number;
  rr: number;
  ri: number;
}

export const newPlane = (): ComplexPlane => ({ c: 1, sr: 0, si: 0, rr: 0, ri: 0 });

/** A complex number that is changed. */
export interface Pair {
  re: number;
  im: number;
}

/** Squares of numbers between these, and their sums, stay in the range. */
const [SMALL, LARGE] = [2 ** -500, 2 ** 500];

/** to := c, s, r with c f + s g = r, c g - conj(s) f = 0, c^2 + |s|^2 = 1, c >= 0. Source: LAPACK xLARTG. */
export function lartgComplexRef(fr: number, fi: number, gr: number, gi: number, to: ComplexPlane): void {
  if (gr === 0 && gi === 0) {
    to.c = 1;
    to.sr = 0;
    to.si = 0;
    to.rr = fr;
    to.ri = fi;
    return;
  }
  const size = Math.max(Math.abs(fr), Math.abs(fi), Math.abs(gr), Math.abs(gi));
  const unit = size > SMALL && size < LARGE ? 1 : size;
  const [xr, xi, yr, yi] = [fr / unit, fi / unit, gr / unit, gi / unit];
  const square = xr * xr + xi * xi;
  const length = Math.sqrt(square + (yr * yr + yi * yi));
  let own = Math.sqrt(square);
  let [ur, ui] = [xr / own, xi / own];
  if (square <= 2 ** -900) {
    // f counts for nothing in the length, but has its direction, which the few digits of a subnormal length would not give.
    const most = Math.max(Math.abs(fr), Math.abs(fi));
    const [x, y] = [fr / most, fi / most];
    const relative = most === 0 ? 0 : Math.sqrt(x * x + y * y);
    own = (most / unit) * relative;
    [ur, ui] = most === 0 ? [1, 0] : [x / relative, y / relative];
  }
  to.c = own / length;
  to.sr = (ur * yr + ui * yi) / length;
  to.si = (ui * yr - ur * yi) / length;
  to.rr = ur * length * unit;
  to.ri = ui * length * unit;
}

/** (x, y) := (c x + s y, c y - conj(s) x), of `count` pairs, `step` entries from one to the next. */
export function rotatePairsRef(
  count: number,
  data: Float64Array,
  x: number,
  y: number,
  step: number,
  c: number,
  sr: number,
  si: number,
): void {
  for (let l = 0, p = x, q = y; l < count; l++, p += step, q += step) {
    const [a, b] = [data[p]!, data[p + 1]!];
    const [d, e] = [data[q]!, data[q + 1]!];
    data[p] = c * a + (sr * d - si * e);
    data[p + 1] = c * b + (sr * e + si * d);
    data[q] = c * d - (sr * a + si * b);
    data[q + 1] = c * e - (sr * b - si * a);
  }
}

/** to := the square root of x + i y in the right half of the plane. */
export function rootRef(x: number, y: number, to: Pair): void {
  const length = Math.hypot(x / 2, y / 2);
  const larger = Math.sqrt(length + Math.abs(x / 2));
  if (larger === 0) {
    to.re = 0;
    to.im = 0;
  } else if (x >= 0) {
    to.re = larger;
    to.im = y / larger / 2;
  } else {
    to.re = Math.abs(y) / larger / 2;
    to.im = y < 0 ? -larger : larger;
  }
}
