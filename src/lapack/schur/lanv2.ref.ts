// The real Schur form of a 2 x 2 matrix, in doubles.

/** What lanv2Ref finds. The matrix is [a b; c d]. */
export interface Standard {
  a: number;
  b: number;
  c: number;
  d: number;
  /** The eigenvalues; a pair with the positive imaginary part first. */
  re1: number;
  im1: number;
  re2: number;
  im2: number;
  /** The rotation. */
  cs: number;
  sn: number;
}

export const standard = (): Standard => ({ a: 0, b: 0, c: 0, d: 0, re1: 0, im1: 0, re2: 0, im2: 0, cs: 1, sn: 0 });

const EPS = 2 ** -52;
/** Matrices with elements between these are taken as they are. */
const [LEAST, MOST] = [2 ** -500, 2 ** 1000];
/** Squares of numbers between LEAST and this one, and their sums, stay in the range. */
const LARGE = 2 ** 500;
/** The length of (x, y), of which one is not zero. */
function lengthRef(x: number, y: number): number {
  const size = Math.max(Math.abs(x), Math.abs(y));
  const unit = size > LEAST && size < LARGE ? 1 : size;
  const [p, q] = [x / unit, y / unit];
  return Math.sqrt(p * p + q * q) * unit;
}

const signed = (x: number, like: number): number => (like < 0 || Object.is(like, -0) ? -Math.abs(x) : Math.abs(x));

/**
 * [a b; c d] := [cs sn; -sn cs] [a b; c d] [cs -sn; sn cs] with either c = 0, and real eigenvalues a and d, or a = d and b c < 0, and
 * eigenvalues a +- i sqrt(-b c). Overwrites `x`, of which a, b, c and d are read.
 *
 * Source: LAPACK xLANV2; Z. Bai, J. Demmel, On swapping diagonal blocks in real Schur form, Linear Algebra Appl. 186 (1993).
 */
export function lanv2Ref(x: Standard): void {
  const size = Math.max(Math.abs(x.a), Math.abs(x.b), Math.abs(x.c), Math.abs(x.d));
  // Near the ends of the range halves and sums are not exact.
  if (size > 0 && size < LEAST) rescaled(x, 2 ** 600);
  else if (size > MOST && size < Infinity) rescaled(x, 2 ** -600);
  else standardize(x);
}

/** The same by way of a multiple. */
function rescaled(x: Standard, factor: number): void {
  const multiply = (by: number): void => {
    [x.a, x.b, x.c, x.d] = [x.a * by, x.b * by, x.c * by, x.d * by];
  };
  multiply(factor);
  standardize(x);
  multiply(1 / factor);
  // A block of a pair stays one.
  if (x.c !== 0 && x.b === 0) x.b = -Math.sign(x.c) * 2 ** -1074;
  setValues(x);
}

function setValues(x: Standard): void {
  x.re1 = x.a;
  x.re2 = x.d;
  x.im1 = x.c === 0 ? 0 : Math.sqrt(Math.abs(x.b)) * Math.sqrt(Math.abs(x.c));
  x.im2 = x.c === 0 ? 0 : -x.im1;
}

function standardize(x: Standard): void {
  let { a, b, c, d } = x;
  let [cs, sn] = [1, 0];
  if (c === 0) {
    // It is triangular.
  } else if (b === 0) {
    [cs, sn] = [0, 1];
    [a, d] = [d, a];
    [b, c] = [-c, 0];
  } else if (a - d !== 0 || b > 0 === c > 0) {
    const difference = a - d;
    const p = difference / 2;
    const [more, less] = [Math.max(Math.abs(b), Math.abs(c)), Math.min(Math.abs(b), Math.abs(c))];
    const product = b > 0 === c > 0 ? less : -less;
    const scale = Math.max(Math.abs(p), more);
    const z = (p / scale) * p + (more / scale) * product;
    if (z >= 4 * EPS) {
      // Real eigenvalues that are apart: the larger root first, without cancellation.
      const root = p + signed(Math.sqrt(scale) * Math.sqrt(z), p);
      const length = lengthRef(c, root);
      a = d + root;
      d -= (more / root) * product;
      [cs, sn] = [root / length, c / length];
      [b, c] = [b - c, 0];
    } else {
      // A pair, or real ones that are nearly equal: make the diagonal equal.
      const sigma = b + c;
      const length = lengthRef(sigma, difference);
      cs = Math.sqrt(0.5 * (1 + Math.abs(sigma) / length));
      sn = -((0.5 * (difference / length)) / cs) * signed(1, sigma);
      const [aa, bb, cc, dd] = [a * cs + b * sn, -a * sn + b * cs, c * cs + d * sn, -c * sn + d * cs];
      [a, b, c, d] = [aa * cs + cc * sn, bb * cs + dd * sn, -aa * sn + cc * cs, -bb * sn + dd * cs];
      const mean = 0.5 * (a + d);
      a = mean;
      d = mean;
      if (c !== 0 && b === 0) {
        [b, c] = [-c, 0];
        [cs, sn] = [-sn, cs];
      } else if (c !== 0 && b > 0 === c > 0) {
        // Real after all: triangular by one more rotation.
        const [rootB, rootC] = [Math.sqrt(Math.abs(b)), Math.sqrt(Math.abs(c))];
        const half = signed(rootB * rootC, c);
        const inverse = 1 / Math.sqrt(Math.abs(b + c));
        a = mean + half;
        d = mean - half;
        [b, c] = [b - c, 0];
        const [cs1, sn1] = [rootB * inverse, rootC * inverse];
        [cs, sn] = [cs * cs1 - sn * sn1, cs * sn1 + sn * cs1];
      }
    }
  }
  x.a = a;
  x.b = b;
  x.c = c;
  x.d = d;
  x.cs = cs;
  x.sn = sn;
  setValues(x);
}
